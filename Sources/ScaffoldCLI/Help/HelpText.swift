import Diagnostics

/// The words that `--help` and `help` print for a command.
struct HelpText {
    /// The words that lead to the command: `scaffold spec convert`.
    let path: String
    let command: Command
    /// The columns of a line.
    let width: Int

    init(path: String, command: Command, width: Int? = nil) {
        self.path = path
        self.command = command
        self.width = min(max(width ?? HelpText.standardWidth, HelpText.widths.lowerBound), HelpText.widths.upperBound)
    }

    /// Longer lines are hard to read, shorter ones cannot be set.
    private static let widths = 20...100
    private static let standardWidth = 80

    /// The line that shows how the command is written, broken between options.
    func usage(label: String) -> String {
        let options = command.options.map(optionUsage)
        let arguments = command.arguments.map(\.usage)
        let subcommand = command.subcommands.isEmpty ? [] : ["<subcommand>"]
        let words = path.split(separator: " ").map(String.init) + arguments + options + subcommand
        return label + WrappedText(width: width, indent: label.count).lines(of: words)
    }

    var text: String {
        let sections = [
            WrappedText(width: width).paragraphs("OVERVIEW: \(command.abstract)"),
            WrappedText(width: width).paragraphs(command.discussion),
            usage(label: "USAGE: "),
            section("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) }),
            section("OPTIONS", command.allOptions.map { (label($0), $0.help) }),
            section("SUBCOMMANDS", command.shownSubcommands.map { ($0.name, $0.abstract) }),
            examples,
            ending,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
}

extension HelpText {
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

    /// Where the explanations begin, in columns from 0; below the labels where lines are short.
    private var helpColumn: Int { hasShortLines ? 6 : 26 }

    private var hasShortLines: Bool { width < 60 }

    private func row(label: String, help: String) -> String {
        let indented = "  " + label
        let gap = hasShortLines ? 0 : helpColumn - indented.columns
        let separator = gap > 0 ? String(repeating: " ", count: gap) : "\n" + String(repeating: " ", count: helpColumn)
        return indented + separator + WrappedText(width: width, indent: helpColumn).paragraphs(help)
    }

    private var examples: String {
        guard !command.examples.isEmpty else { return "" }
        let lines = command.examples.map { example in
            "  # " + WrappedText(width: width, indent: 4).paragraphs(example.effect) + "\n  $ \(example.line)"
        }
        return (["EXAMPLES:"] + lines).joined(separator: "\n")
    }

    private var ending: String {
        guard !command.subcommands.isEmpty else { return "" }
        let words = "See '\(path) <subcommand> --help' for detailed help."
        return "  " + WrappedText(width: width, indent: 2).paragraphs(words)
    }
}
