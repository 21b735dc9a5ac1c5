import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let renameModule = Command(
        name: "rename-module",
        otherNames: ["rename", "move", "mv"],
        abstract: "Give a module of the workspace another name.",
        discussion: """
            Moves the module's folders and renames its targets, the imports of them in every Swift file, the names that
            begin with the module's, its entry in the spec, the manifest and the wiring. The module's name as a plain
            word, in comments and texts, is left to you; the command says where it stands.

            The code of a standard module, such as Login, is yours under its new name, and so is that of the standard
            modules which use it: the spec marks these with "own". Base, Global, Logger, ModuleRegistry and URLConfig
            keep their names, since the app itself uses them.
            """,
        examples: [
            Example(line: "scaffold rename-module Cart Basket --dry-run", effect: "What would change?"),
            Example(line: "scaffold rename-module Cart Basket", effect: "Change it"),
        ],
        arguments: [
            Argument("old", .one, .modules, help: "The module."),
            Argument("new", help: "Its new name: a Swift identifier."),
        ],
        options: Option.growing,
        printsOnlyWhatItDid: true,
        action: .run(renameModuleOfWorkspace)
    )
}

private func renameModuleOfWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let names = invocation.arguments.positional
    let run = try GrowthRun(invocation)
    return try run.carryOut(.renameModule(names[0], to: names[1])) { plan in
        GrowthSummary(
            title: "Renamed module '\(names[0])' to '\(names[1])'.",
            plan: plan,
            next: ["swift build --build-tests", "scaffold check"]
        )
    }
}
