import Diagnostics

/// A command line that cannot be understood; the words are for the user.
struct UsageError: Error, Equatable {
    let message: String
}

extension UsageError {
    static func unknownOption(word: String, _ options: [Option]) -> UsageError {
        let name = String(word.drop { $0 == "-" })
        let names = options.map(\.name)
        let nearest =
            name.count == 1 ? onlyName(beginningWith: name, among: names) : likelyName(for: name, among: names)
        return UsageError(message: "unknown option '\(word.visible)'\(didYouMean(nearest.map { "--\($0)" }))")
    }

    /// Other tools have `-o` for `--output`.
    private static func onlyName(beginningWith letter: String, among names: [String]) -> String? {
        let names = names.filter { $0.hasPrefix(letter) }
        return names.count == 1 ? names[0] : nil
    }

    /// The subcommand that the word is nearest to, or that other tools call so.
    static func unknownCommand(_ word: String, in command: Command) -> UsageError {
        let names = command.shownSubcommands.map(\.name)
        let known = command.shownSubcommands.first { $0.otherNames.contains(word.lowercased()) }
        let option = command.allOptions.first { $0.name == word }.map { "--\($0.name)" }
        let nearest = option ?? likelyName(for: word, among: names) ?? known?.name
        return UsageError(message: "unknown command '\(word.visible)'\(didYouMean(nearest))")
    }

    /// The nearest name, or the first that begins with the word.
    static func likelyName(for word: String, among names: [String]) -> String? {
        nearestName(to: word, among: names) ?? (word.count < 3 ? nil : names.first { $0.hasPrefix(word.lowercased()) })
    }

    static func unknownWord(_ word: String, for option: String, _ words: [String]) -> UsageError {
        let nearest = likelyName(for: word, among: words)
        let mend = nearest == nil ? "; the choices are \(quotedList(words))" : didYouMean(nearest)
        return UsageError(message: "'\(word.visible)' is not a value of '\(option)'\(mend)")
    }

    static func noText(_ word: String) -> UsageError {
        UsageError(message: "'\(word.visible)' is not UTF-8 text")
    }

    static func missingValue(_ option: String, _ placeholder: String) -> UsageError {
        UsageError(message: "missing value for '\(option) \(placeholder)'")
    }

    static func flagWithValue(_ option: String, _ value: String) -> UsageError {
        UsageError(message: "'\(option)' takes no value, but '\(value.visible)' was given")
    }

    static func missingArgument(_ argument: Argument) -> UsageError {
        let words = argument.completion.fixedWords
        let choices = words.isEmpty ? "" : "; the choices are \(quotedList(words))"
        return UsageError(message: "missing expected argument '<\(argument.name)>'\(choices)")
    }

    static func unexpectedArgument(_ word: String) -> UsageError {
        UsageError(message: "unexpected argument '\(word.visible)'")
    }

    private static func didYouMean(_ name: String?) -> String {
        name.map { "; did you mean '\($0)'?" } ?? ""
    }

    private static func quotedList(_ words: [String]) -> String {
        words.map { "'\($0)'" }.joined(separator: ", ")
    }
}
