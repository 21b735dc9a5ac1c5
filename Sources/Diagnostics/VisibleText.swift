extension String {
    /// The text with every character that cannot be seen, or that moves the cursor, spelt as its code point:
    /// control characters, line and paragraph separators, bidirectional and zero-width characters.
    ///
    /// `"A\u{200B}B".visible` → `A\u{200B}B` in plain letters
    public var visible: String { spellingOut(\.isInvisible) }

    /// The text with the code point in the place of every scalar that is hidden.
    public func spellingOut(_ isHidden: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if isHidden(scalar) {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The first scalar that cannot be seen or that moves the cursor.
    public var firstInvisibleScalar: Unicode.Scalar? {
        unicodeScalars.first(where: \.isInvisible)
    }
}

extension Unicode.Scalar {
    /// Whether this scalar is a control, format, separator or unassigned-private character that no reader can see.
    ///
    /// U+200D (zero-width joiner) counts only outside emoji sequences; that needs the neighbours, so it does not
    /// count here.
    public var isInvisible: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .format: value != 0x200D && !(0xE0020...0xE007F).contains(value)
        default: false
        }
    }
}
