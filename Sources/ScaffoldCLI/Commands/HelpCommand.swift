extension Command {
    static let help = Command(
        name: "help",
        abstract: "Show the help of a command.",
        examples: [Example(line: "scaffold help spec convert", effect: "How is a spec converted?")],
        arguments: [Argument("command", .any, .topics, help: "The words of the command.")],
        action: .run(showHelp)
    )
}

private func showHelp(_ invocation: Invocation) throws -> ExitStatus {
    var command = Command.scaffold
    var path = command.name
    for word in invocation.arguments.positional {
        guard let next = command.subcommands.first(where: { $0.name == word }) else {
            throw UsageError.unknownCommand(word, command.shownSubcommands.map(\.name))
        }
        command = next
        path += " \(word)"
    }
    invocation.console.writeOutput(Array(HelpText(path: path, command: command).text.utf8))
    return .success
}
