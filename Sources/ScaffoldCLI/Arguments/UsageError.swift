import Diagnostics

/// A command line that cannot be understood; the words are for the user.
struct UsageError: Error, Equatable {
    let message: String
}

extension UsageError {
    static func unknownOption(word: String, _ options: [Option]) -> UsageError {
        let name = String(word.drop { $0 == "-" })
        let nearest = nearestName(to: name, among: options.map(\.name)).map { "--\($0)" }
        return UsageError(message: "unknown option '\(word.visible)'\(didYouMean(nearest))")
    }

    static func unknownCommand(_ word: String, _ names: [String]) -> UsageError {
        UsageError(message: "unknown command '\(word.visible)'\(didYouMean(nearestName(to: word, among: names)))")
    }

    /// The nearest subcommand by its name, or the one that other tools call so.
    static func unknownCommand(_ word: String, in command: Command) -> UsageError {
        let names = command.shownSubcommands.map(\.name)
        guard nearestName(to: word, among: names) == nil,
            let known = command.shownSubcommands.first(where: { $0.otherNames.contains(word.lowercased()) })
        else { return unknownCommand(word, names) }
        return UsageError(message: "unknown command '\(word.visible)'\(didYouMean(known.name))")
    }

    static func unknownWord(_ word: String, for option: String, _ words: [String]) -> UsageError {
        let nearest = nearestName(to: word, among: words)
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
        UsageError(message: "missing expected argument '<\(argument.name)>'")
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
