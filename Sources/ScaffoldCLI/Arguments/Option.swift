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
        value == .none ? nil : "<\(valueName)>"
    }

    /// The name of the value without brackets; empty for a flag.
    var valueName: String {
        switch value {
        case .none: ""
        case .one(let name, _), .many(let name, _): name
        }
    }

    /// What a shell offers for the value; nil for a flag.
    var completion: Completion? {
        switch value {
        case .none: nil
        case .one(_, let completion), .many(_, let completion): completion
        }
    }

    /// The value is the path of a file or a folder.
    var namesFile: Bool {
        completion == .file || completion == .folder
    }

    /// The words that are the only values, where there is such a list.
    var allowedWords: [String]? {
        switch completion {
        case .words(let words), .outputs(let words): words
        default: nil
        }
    }

    /// The part of a value that is one of the words: `sarif=check.sarif` → `sarif`.
    func word(of value: String) -> String {
        takesFiles ? String(value.prefix { $0 != "=" }) : value
    }

    private var takesFiles: Bool {
        if case .outputs = completion { true } else { false }
    }
}
