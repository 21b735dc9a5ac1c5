extension Command {
    /// The tool itself: every command, in the order of the help.
    static let scaffold = Command(
        name: "scaffold",
        abstract: "Start a layered Swift project, grow it, and keep its layers true.",
        options: [.version],
        action: .subcommands(all)
    )

    static let all: [Command] = [
        new, addModule, addTag, addCenter, removeModule, renameModule, check, imports, graph, spec, templates,
        completions, help, complete,
    ]

    /// The command and all below it that lists show, each with the words that lead to it from the tool's name.
    var family: [(path: [String], command: Command)] {
        [([], self)] + shownSubcommands.flatMap { child in child.family.map { ([child.name] + $0.path, $0.command) } }
    }
}
