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
