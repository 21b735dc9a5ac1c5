extension Escaper {
    /// `a*b` → `a\*b`; line breaks, tabs and blanks at an end become references, so that the text stays one line and
    /// begins no list, heading or block (CommonMark 0.31, 2.4 and 2.5). `_` inside a word stands for itself.
    static let markdown = Escaper(
        format: "Markdown",
        plain: .printable(except: " \\`*_[]<>&#|~$!+-=.)", nonASCII: false)
    ) { character in
        switch character.scalar {
        case "\n", "\r", "\t": .written("&#\(character.scalar.value);")
        case " ": character.isFirst || character.isLast ? .written("&#32;") : .asItIs
        case "_": isInsideWord(character) ? .asItIs : .written("\\_")
        case "+", "-", "=": backslash(character, when: character.isFirst)
        case "!": backslash(character, when: character.isLast)
        case ".", ")": backslash(character, when: endsListNumber(character))
        case let scalar where scalar.isControl: .refused("\(scalar.codePoint) is a control character")
        case let scalar where scalar.isASCII: .written("\\\(scalar)")
        default: .asItIs
        }
    }

    private static func backslash(_ character: ScalarInValue, when isActive: Bool) -> Spelling {
        isActive ? .written("\\\(character.scalar)") : .asItIs
    }

    /// Whether the run of `_` has letters or digits on both sides: then it emphasises nothing (CommonMark, 6.2).
    private static func isInsideWord(_ character: ScalarInValue) -> Bool {
        let underscore = UInt8(ascii: "_")
        guard let before = character.before.last(where: { $0 != underscore }),
            let after = character.after.first(where: { $0 != underscore })
        else { return false }
        return before.isLetterOrDigit && after.isLetterOrDigit
    }

    /// Whether the value begins `1. ` or `1) `, which would number a list.
    private static func endsListNumber(_ character: ScalarInValue) -> Bool {
        let followedByBlank = character.next.map(\.isBlank) ?? true
        return followedByBlank && character.before.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
