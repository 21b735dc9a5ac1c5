/// The words of the Swift grammar that are no identifiers without backticks.
enum Keyword {
    static func isReserved(_ word: String) -> Bool {
        reserved.contains(word)
    }

    /// Whether the word is an expression by itself, so that an operator may follow.
    static func isExpression(_ word: String) -> Bool {
        ["Any", "Self", "false", "nil", "self", "super", "true"].contains(word)
    }

    private static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
