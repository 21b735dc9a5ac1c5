import Layering

extension Option {
    /// What a shell offers in the place of a value.
    enum Completion: Hashable, Sendable {
        case file, folder, text
        /// The only values that there are.
        case words([String])
        /// One of these words, and on request `=` and a file.
        case outputs([String])
        /// The rules of the check.
        case rules
        /// What `help` explains: commands and rules.
        case topics
        /// One name in the spec of the workspace at hand.
        case name(SpecNames)
        /// Several, separated by commas.
        case names(SpecNames)
        /// A name, `=` and a text.
        case keyed(SpecNames)
        /// A name, on request `:` and a text.
        case marked(SpecNames)
    }
}

extension Option.Completion {
    static let layers = Option.Completion.name(.layers)
    static let modules = Option.Completion.name(.modules)
    static let tags = Option.Completion.name(.tags)

    /// The words that need no workspace; those of `topics` follow from the commands.
    var fixedWords: [String] {
        switch self {
        case .words(let words), .outputs(let words): words
        case .rules: Rule.all.map(\.id.rawValue)
        case .topics: Command.all.filter { !$0.isHidden }.map(\.name) + Rule.all.map(\.id.rawValue)
        case .file, .folder, .text, .name, .names, .keyed, .marked: []
        }
    }

    /// The value is, or may end with, the path of any file.
    var takesPath: Bool {
        switch self {
        case .file, .outputs: true
        case .folder, .text, .words, .rules, .topics, .name, .names, .keyed, .marked: false
        }
    }
}
