import Diagnostics

/// The words of a command line, sorted by the options and arguments that they belong to.
struct ParsedArguments: Sendable {
    private(set) var positional: [String] = []
    private var values: [Option: [String]] = [:]

    /// The last value of an option.
    subscript(option: Option) -> String? { values[option]?.last }

    /// All values of an option, in order.
    func all(_ option: Option) -> [String] { values[option] ?? [] }

    /// Whether a flag was given.
    func has(_ flag: Option) -> Bool { values[flag] != nil }

    /// Sorts the words.
    ///
    /// `--name value`, `--name=value`, `-n value`, `-nvalue`, `-q -h` and `-qh` are understood; `--` ends the options.
    init(_ words: [String], for command: Command) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() { try take(word, &rest, command) }
        if !has(.help) { try checkCount(command) }
    }

    /// Sorts the words of a line that is still being typed, leaving out what is not yet right.
    init(unfinished words: [String], for command: Command) {
        var rest = words[...]
        while let word = rest.popFirst() { try? take(word, &rest, command) }
    }

    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command)
        throws(UsageError)
    {
        switch word {
        case "--":
            positional += rest
            rest = []
        case _ where word.hasPrefix("--"): try takeLong(word, &rest, command)
        case _ where word.hasPrefix("-") && word != "-": try takeShort(word, &rest, command)
        default: positional.append(word)
        }
    }

    private mutating func takeLong(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command)
        throws(UsageError)
    {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.allOptions.first(where: { $0.name == name }) else {
            throw .unknownOption(word: "--\(name)", command.allOptions)
        }
        try take(option, spelled: option.spelling, inline: parts.count > 1 ? String(parts[1]) : nil, &rest)
    }

    private mutating func takeShort(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command)
        throws(UsageError)
    {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = command.allOptions.first(where: { $0.short == letter }) else {
                throw .unknownOption(word: letters.isEmpty && word.count == 2 ? word : "-\(letter)", command.allOptions)
            }
            if option.value == .none {
                try take(option, spelled: "-\(letter)", inline: nil, &rest)
                continue
            }
            try take(option, spelled: "-\(letter)", inline: letters.isEmpty ? nil : String(letters), &rest)
            return
        }
    }

    private mutating func take(
        _ option: Option,
        spelled spelling: String,
        inline: String?,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let placeholder = option.placeholder else {
            if let inline { throw .flagWithValue(spelling, inline) }
            values[option, default: []].append("")
            return
        }
        guard let value = inline ?? nextValue(&rest) else { throw .missingValue(spelling, placeholder) }
        if let words = option.allowedWords, !words.contains(option.word(of: value)) {
            throw .unknownWord(option.word(of: value), for: spelling, words)
        }
        if value.isEmpty, option.namesFile { throw .missingValue(spelling, placeholder) }
        values[option, default: []].append(value)
    }

    /// The next word, unless it is an option itself.
    private func nextValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private func checkCount(_ command: Command) throws(UsageError) {
        let required = command.arguments.filter { $0.count == .one }
        if positional.count < required.count { throw .missingArgument(required[positional.count]) }
        if command.arguments.contains(where: { $0.count == .any }) { return }
        if positional.count > command.arguments.count {
            throw .unexpectedArgument(positional[command.arguments.count])
        }
    }
}
