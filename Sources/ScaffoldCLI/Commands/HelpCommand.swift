import Diagnostics
import Layering

extension Command {
    static let help = Command(
        name: "help",
        otherNames: ["man", "explain", "usage"],
        abstract: "Explain a command or a rule.",
        examples: [
            Example(line: "scaffold help add-module", effect: "How is a module added?"),
            Example(line: "scaffold help spec convert", effect: "How is a spec converted?"),
            Example(line: "scaffold help sibling-dependency", effect: "What does the rule ask, and why?"),
            Example(line: "scaffold help --man > scaffold.1", effect: "The manual page, for 'man'"),
        ],
        arguments: [Argument("topic", .any, .topics, help: "The words of the command, or the name of the rule.")],
        options: [.manual],
        action: .run(showHelp)
    )
}

extension Option {
    fileprivate static let manual = Option("man", help: "Print the manual page of the tool, in mdoc.")
}

private func showHelp(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let words = invocation.arguments.positional
    if invocation.arguments.has(.manual) {
        console.writeOutput(Array(ManualPage(of: .scaffold).text.utf8))
    } else if words.count == 1, let rule = Rule.named(words[0]) {
        console.writeOutput(Array(RuleHelp(rule: rule, console: console).text.utf8))
    } else {
        console.writeOutput(Array(try helpText(words, console).text.utf8))
    }
    return .success
}

private func helpText(_ words: [String], _ console: Console) throws -> HelpText {
    var command = Command.scaffold
    var path = command.name
    for word in words {
        guard let next = command.subcommands.first(where: { $0.name == word }) else {
            throw UsageError.unknownTopic(word, in: command)
        }
        command = next
        path += " \(word)"
    }
    return HelpText(path: path, command: command, width: console.outputWidth)
}

extension Rule {
    static func named(_ name: String) -> Rule? { all.first { $0.id.rawValue == name } }
}

extension RuleHelp {
    init(rule: Rule, console: Console) {
        self.init(
            rule: rule,
            width: HelpText(path: "", command: .scaffold, width: console.outputWidth).width,
            usesColor: console.usesColorInOutput
        )
    }
}

extension UsageError {
    /// Below the tool's name rules are topics, too.
    fileprivate static func unknownTopic(_ word: String, in command: Command) -> UsageError {
        guard command.name == Command.scaffold.name else { return .unknownCommand(word, in: command) }
        let names = command.shownSubcommands.map(\.name) + Rule.all.map(\.id.rawValue)
        let known = command.shownSubcommands.first { $0.otherNames.contains(word.lowercased()) }
        guard let nearest = likelyName(for: word, among: names) ?? known?.name else { return .noTopic(word) }
        return UsageError(message: "'\(word.visible)' is no command and no rule; did you mean '\(nearest)'?")
    }

    private static func noTopic(_ word: String) -> UsageError {
        UsageError(
            message: """
                '\(word.visible)' is no command and no rule; 'scaffold --help' lists the commands, \
                'scaffold check --list-rules' the rules
                """
        )
    }
}
