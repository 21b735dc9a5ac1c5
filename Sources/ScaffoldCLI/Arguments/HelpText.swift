/// The words that `--help` and `help` print for a command.
struct HelpText {
    /// The words that lead to the command: `scaffold spec convert`.
    let path: String
    let command: Command

    /// The line that shows how the command is written.
    var usage: String {
        let options = command.options.map(optionUsage)
        let arguments = command.arguments.map(\.usage)
        let subcommand = command.subcommands.isEmpty ? [] : ["<subcommand>"]
        return ([path] + arguments + options + subcommand).joined(separator: " ")
    }

    var text: String {
        let sections = [
            "OVERVIEW: \(command.abstract)",
            command.discussion,
            "USAGE: \(usage)",
            section("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) }),
            section("OPTIONS", command.allOptions.map { (label($0), $0.help) }),
            section("SUBCOMMANDS", command.shownSubcommands.map { ($0.name, $0.abstract) }),
            examples,
            command.subcommands.isEmpty ? "" : "  See '\(path) <subcommand> --help' for detailed help.",
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func optionUsage(_ option: Option) -> String {
        let words = ([option.spelling] + [option.placeholder].compactMap(\.self)).joined(separator: " ")
        if case .many = option.value { return "[\(words) ...]" }
        return "[\(words)]"
    }

    private func label(_ option: Option) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        return short + ([option.spelling] + [option.placeholder].compactMap(\.self)).joined(separator: " ")
    }

    private func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
        guard !rows.isEmpty else { return "" }
        return ([title + ":"] + rows.map { row(label: $0.label, help: $0.help) }).joined(separator: "\n")
    }

    /// Where the explanations begin, in columns from 0.
    private static let helpColumn = 26

    private func row(label: String, help: String) -> String {
        let indented = "  " + label
        let gap = HelpText.helpColumn - indented.count
        let separator =
            gap > 0 ? String(repeating: " ", count: gap) : "\n" + String(repeating: " ", count: HelpText.helpColumn)
        return indented + separator + help
    }

    private var examples: String {
        guard !command.examples.isEmpty else { return "" }
        return (["EXAMPLES:"] + command.examples.map { "  # \($0.effect)\n  $ \($0.line)" }).joined(separator: "\n")
    }
}
