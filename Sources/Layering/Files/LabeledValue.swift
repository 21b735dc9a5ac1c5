/// An argument with a label and a simple value: `tag: "Local"`, `logLevel: .debug`, `pageSize: 20`.
struct LabeledValue: Equatable {
    enum Value: Equatable {
        case string(String)
        /// Everything else, as it is written without blanks: `.debug`, `20`, `nil`, `Servers.account`.
        case expression(String)
    }

    let label: String
    let value: Value
    /// Of the value's first byte.
    let offset: Int

    /// The arguments of all calls, in the order of the source.
    static func all(in source: String) -> [LabeledValue] {
        let tokens = SwiftToken.all(in: source)
        return tokens.indices.compactMap { index in
            guard index > 0, index + 2 < tokens.count, tokens[index].kind == .word, tokens[index + 1].isMark(":"),
                tokens[index - 1].isMark("(") || tokens[index - 1].isMark(",")
            else { return nil }
            let value = value(tokens, index + 2)
            return LabeledValue(
                label: tokens[index].label,
                value: value,
                offset: tokens[index + 2].offset
            )
        }
    }

    /// What stands before the `,` or `)` that ends the argument.
    private static func value(_ tokens: [SwiftToken], _ start: Int) -> Value {
        var text = ""
        var depth = 0
        for token in tokens[start...] {
            if depth == 0, token.isMark(",") || token.isMark(")") || token.isMark("]") || token.isMark("}") { break }
            if token.isMark("(") || token.isMark("[") || token.isMark("{") { depth += 1 }
            if token.isMark(")") || token.isMark("]") || token.isMark("}") { depth -= 1 }
            text += token.spelling
            if text.utf8.count > maximumLength { break }
        }
        if case .string(let string?) = tokens[start].kind, text == tokens[start].spelling { return .string(string) }
        return .expression(text)
    }

    /// A longer expression is no literal that the tool wrote.
    private static let maximumLength = 4_096
}

extension SwiftToken {
    /// The word without backticks.
    fileprivate var label: String { spelling.filter { $0 != "`" } }
}
