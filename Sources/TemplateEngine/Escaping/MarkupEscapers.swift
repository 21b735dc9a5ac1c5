extension Escaper {
    /// `<b>` → `&lt;b&gt;`; an HTML reader takes a raw CR for LF, and drops NUL.
    static let html = Escaper(format: "HTML", plain: .printable(except: "<>&\"'")) { character in
        switch character.scalar {
        case "\r": .written("&#13;")
        case "\0": .refused("HTML has no way to write U+0000")
        case let scalar: markup(scalar).map(Spelling.written) ?? .asItIs
        }
    }

    /// As HTML, and as references the white space that an XML reader normalises; Foundation drops a leading U+FEFF; XML 1.0 has no way to write the
    /// other control characters (XML 1.0, 2.2).
    static let xml = Escaper(format: "XML", plain: .printable(except: "<>&\"'", nonASCII: false)) { character in
        xmlSpelling(character)
    }

    /// As XML; Xcode replaces `$(NAME)` and `${NAME}` when it copies the file, and knows no escape for it.
    static let infoPlist = Escaper(
        format: "a property list in which Xcode replaces build settings",
        plain: .printable(except: "<>&\"'$", nonASCII: false)
    ) { character in
        guard character.scalar == "$" else { return xmlSpelling(character) }
        let opens = character.next.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") } ?? true
        return opens ? .refused("'$' before a bracket or at the end begins a build setting") : .asItIs
    }

    private static func markup(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "<": "&lt;"
        case ">": "&gt;"
        case "&": "&amp;"
        case "\"": "&quot;"
        case "'": "&#39;"
        default: nil
        }
    }

    private static func xmlSpelling(_ character: ScalarInValue) -> Spelling {
        let scalar = character.scalar
        if let markup = markup(scalar) { return .written(markup) }
        switch scalar.value {
        case 0xFEFF where character.isFirst: return .refused("U+FEFF at the beginning is dropped")
        case 0x09, 0x0A, 0x0D, 0x7F...0x9F: return .written("&#\(scalar.value);")
        case 0..<0x20, 0xFFFE, 0xFFFF: return .refused("XML has no way to write \(scalar.codePoint)")
        default: return .asItIs
        }
    }
}
