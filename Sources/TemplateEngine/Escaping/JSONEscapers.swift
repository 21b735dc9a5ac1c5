extension Escaper {
    /// `a"b` → `a\"b` (RFC 8259, 7); Foundation's reader drops a raw U+FEFF.
    static let json = Escaper(
        format: "a JSON string",
        plain: .printable(except: "\"\\", nonASCII: false)
    ) { character in
        escape(character.scalar) ?? .asItIs
    }

    /// As JSON, and what YAML does not allow raw or takes for a line end (YAML 1.2, 5.1 and 5.4; 1.1 for U+2028).
    static let yaml = Escaper(
        format: "a YAML string",
        plain: .printable(except: "\"\\", nonASCII: false)
    ) { character in
        yamlSpelling(character.scalar)
    }

    /// As YAML; GitHub evaluates `${{ … }}` after it has read the YAML, and knows no escape for it.
    static let workflow = Escaper(
        format: "a GitHub workflow",
        plain: .printable(except: "\"\\$", nonASCII: false)
    ) { character in
        guard character.scalar == "$" else { return yamlSpelling(character.scalar) }
        let rest = character.after.prefix(2)
        return rest.allSatisfy { $0 == UInt8(ascii: "{") }
            ? .refused("'${{' begins an expression that GitHub evaluates") : .asItIs
    }

    private static func yamlSpelling(_ scalar: Unicode.Scalar) -> Spelling {
        if let escape = escape(scalar) { return escape }
        switch scalar.value {
        case 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: return .written("\\u\(scalar.fourDigits)")
        default: return .asItIs
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> Spelling? {
        switch scalar {
        case "\"": .written("\\\"")
        case "\\": .written("\\\\")
        case "\n": .written("\\n")
        case "\r": .written("\\r")
        case "\t": .written("\\t")
        case "\0"..<" ", "\u{FEFF}": .written("\\u\(scalar.fourDigits)")
        default: nil
        }
    }
}
