/// An option of a command, as data: parsing, usage, help and completions all follow from it.
struct Option: Hashable, Sendable {
    /// What follows the option's name.
    enum Value: Hashable, Sendable {
        /// Nothing: the option is a flag.
        case none
        /// A value, shown by this name; the last one given counts.
        case one(String, Completion)
        /// A value each time the option is given.
        case many(String, Completion)
    }

    /// What a shell offers in the place of a value.
    enum Completion: Hashable, Sendable {
        case file, folder, text
        case words([String])
        /// One of these words, and on request `=` and a file.
        case outputs([String])
        /// Names in the spec of the workspace at hand.
        case layers, modules, tags
    }

    /// Without dashes: `dry-run`.
    let name: String
    let short: Character?
    let value: Value
    /// One sentence for the help.
    let help: String

    init(_ name: String, short: Character? = nil, _ value: Value = .none, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    /// The option as the user types it: `--dry-run`.
    var spelling: String { "--\(name)" }

    /// The name of the value in help and usage: `<file>`; nil for a flag.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .one(let name, _), .many(let name, _): "<\(name)>"
        }
    }

    /// The value is the path of a file or a folder.
    var namesFile: Bool {
        switch value {
        case .one(_, .file), .one(_, .folder), .many(_, .file), .many(_, .folder): true
        default: false
        }
    }

    /// The words that are the only values, where there is such a list.
    var allowedWords: [String]? {
        switch value {
        case .one(_, .words(let words)), .many(_, .words(let words)): words
        case .one(_, .outputs(let words)), .many(_, .outputs(let words)): words
        default: nil
        }
    }

    /// The part of a value that is one of the words: `sarif=check.sarif` → `sarif`.
    func word(of value: String) -> String {
        takesFiles ? String(value.prefix { $0 != "=" }) : value
    }

    private var takesFiles: Bool {
        switch value {
        case .one(_, .outputs), .many(_, .outputs): true
        default: false
        }
    }
}

/// A positional argument of a command.
struct Argument: Hashable, Sendable {
    enum Count: Hashable, Sendable {
        case one, optional, any
    }

    let name: String
    let count: Count
    let completion: Option.Completion
    let help: String

    init(_ name: String, _ count: Count = .one, _ completion: Option.Completion = .text, help: String) {
        self.name = name
        self.count = count
        self.completion = completion
        self.help = help
    }

    /// The argument in a usage line: `<name>`, `[<path>]`, `[<path> ...]`.
    var usage: String {
        switch count {
        case .one: "<\(name)>"
        case .optional: "[<\(name)>]"
        case .any: "[<\(name)> ...]"
        }
    }
}
