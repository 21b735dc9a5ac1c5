/// A command line as far as it is typed, up to the word that the shell completes.
struct UnfinishedLine {
    private let command: Command
    private let arguments: ParsedArguments
    private let home: String?

    /// - Parameter words: the tool's name first.
    init(_ words: [String], home: String?) {
        var rest = UnfinishedLine.joined(words).dropFirst()
        var command = Command.scaffold
        while let word = rest.first, let next = command.subcommands.first(where: { $0.name == word }) {
            command = next
            rest = rest.dropFirst()
        }
        self.command = command
        self.home = home
        arguments = ParsedArguments(unfinished: Array(rest), for: command)
    }

    /// The folder whose workspace the line is about.
    var folder: String {
        let path = arguments[.workspace] ?? (command.arguments.first?.name == "path" ? arguments.positional.first : nil)
        return expanded(path ?? ".")
    }

    /// The value of an option that is given already.
    func value(of name: String) -> String? {
        command.options.first { $0.name == name }.flatMap { arguments[$0] }
    }

    /// Shells hand the tilde over as it is typed.
    private func expanded(_ path: String) -> String {
        guard let home, path == "~" || path.hasPrefix("~/") else { return path }
        return home + path.dropFirst()
    }

    /// bash takes `--workspace=Shop` for three words.
    private static func joined(_ words: [String]) -> [String] {
        words.reduce(into: []) { line, word in
            if word == "=" || line.last?.hasSuffix("=") == true, !line.isEmpty {
                line[line.count - 1] += word
            } else {
                line.append(word)
            }
        }
    }
}
