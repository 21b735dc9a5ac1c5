extension Escaper {
    /// `a"b` → `a\"b`; control characters become three octal digits, those from U+0080 `\Uxxxx`, as Foundation reads
    /// and writes them.
    static let pbxproj = Escaper(
        format: "an old-style property list",
        plain: .printable(except: "\"\\", nonASCII: false)
    ) { character in
        switch character.scalar {
        case "\"": .written("\\\"")
        case "\\": .written("\\\\")
        case "\n": .written("\\n")
        case "\r": .written("\\r")
        case "\t": .written("\\t")
        case let scalar where scalar.isControl || scalar == "\u{FEFF}": .written(control(scalar))
        default: .asItIs
        }
    }

    private static func control(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isASCII else { return "\\U\(scalar.fourDigits)" }
        let digits = String(scalar.value, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
