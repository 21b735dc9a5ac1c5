import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let removeModule = Command(
        name: "remove-module",
        abstract: "Remove a module from the workspace.",
        discussion: """
            Deletes the folders of the module, its interface, its doubles and its tests, and takes it out of the
            wiring, the manifest and the spec. Nothing may depend on it, and git must hold what is deleted.
            """,
        examples: [Example(line: "scaffold remove-module Cart --dry-run", effect: "What would be deleted?")],
        arguments: [Argument("name", .one, .text, help: "The module.")],
        options: [.force] + Option.growing,
        printsOnlyWhatItDid: true,
        action: .run(removeModuleFromWorkspace)
    )
}

extension Option {
    fileprivate static let force = Option(
        "force",
        help: "Delete files that git does not hold, and those changed by hand, too."
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
