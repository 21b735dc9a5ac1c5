import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let removeModule = Command(
        name: "remove-module",
        otherNames: ["remove", "rm", "delete", "delete-module"],
        abstract: "Remove a module from the workspace.",
        discussion: """
            Deletes the folders of the module, its interface, its doubles and its tests, and takes it out of the
            wiring, the manifest and the spec. Nothing may depend on it. A file that is still as the tool has written it
            is deleted whether git holds it or not, since it can be written again; all others must be in the last
            commit as they are.
            """,
        examples: [
            Example(line: "scaffold remove-module Cart --dry-run", effect: "What would be deleted?"),
            Example(line: "scaffold remove-module Cart", effect: "Delete it"),
        ],
        arguments: [Argument("name", .one, .modules, help: "The module.")],
        options: [.force] + Option.growing,
        printsOnlyWhatItDid: true,
        action: .run(removeModuleFromWorkspace)
    )
}

extension Option {
    fileprivate static let force = Option(
        "force",
        help: "Delete the team's files, too, whether git holds them or not."
    )
}

private func removeModuleFromWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let name = invocation.arguments.positional[0]
    let run = try GrowthRun(invocation)
    return try run.carryOut(.removeModule(name, force: invocation.arguments.has(.force))) { plan in
        GrowthSummary(
            title: "Removed module '\(name)'.",
            plan: plan,
            next: ["swift build --build-tests", "scaffold check"],
            listsRemoved: true
        )
    }
}
