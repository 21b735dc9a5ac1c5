extension Command {
    /// The tool itself: every command, in the order of the help.
    static let scaffold = Command(
        name: "scaffold",
        abstract: "Start a layered Swift project, grow it, and keep its layers true.",
        examples: [
            Example(line: "scaffold new Shop", effect: "A working project, in ./Shop"),
            Example(line: "scaffold add-module Cart --layer Main", effect: "One more module, in a workspace"),
            Example(line: "scaffold check", effect: "Is the workspace as its spec says?"),
            Example(line: "scaffold help sibling-dependency", effect: "What does a rule ask?"),
        ],
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
