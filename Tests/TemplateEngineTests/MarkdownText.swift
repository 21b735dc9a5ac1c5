/// Reads inline text by the rules of CommonMark: backslash escapes (2.4) and numeric references (2.5).
enum MarkdownText {
    /// nil when anything but text would come out of it.
    static func read(_ text: String) -> String? {
        if beginsBlock(text) || text.hasPrefix(" ") || text.hasSuffix(" ") { return nil }
        let scalars = Array(text.unicodeScalars)
        var result = ""
        var position = 0
        while position < scalars.count {
            guard let (scalar, next) = character(in: scalars, at: position) else { return nil }
            result.unicodeScalars.append(scalar)
            position = next
        }
        return result
    }

    private static func beginsBlock(_ text: String) -> Bool {
        let afterDigits = text.drop { "0123456789".contains($0) }
        let numbersList = afterDigits.hasPrefix(".") || afterDigits.hasPrefix(")")
        let endsMarker = afterDigits.dropFirst().first.map { $0 == " " } ?? true
        return ["-", "+", "="].contains { text.hasPrefix($0) } || numbersList && endsMarker
    }

    /// One character of the text and where the next one begins; nil for one that would mean something.
    private static func character(in scalars: [Unicode.Scalar], at position: Int) -> (Unicode.Scalar, Int)? {
        let scalar = scalars[position]
        let next = position + 1 < scalars.count ? scalars[position + 1] : nil
        if scalar == "\\", let next, isPunctuation(next) { return (next, position + 2) }
        if scalar == "&", next == "#" { return reference(in: scalars, at: position) }
        if scalar == "_" { return isInsideWord(scalars, position) ? (scalar, position + 1) : nil }
        if "*`[]<&#|~\0\n\r\t".unicodeScalars.contains(scalar) { return nil }
        return (scalar, position + 1)
    }

    private static func reference(in scalars: [Unicode.Scalar], at position: Int) -> (Unicode.Scalar, Int)? {
        let digits = scalars[(position + 2)...].prefix { $0 != ";" }
        guard let number = UInt32(digits.reduce("") { $0 + String($1) }), number > 0 else { return nil }
        return Unicode.Scalar(number).map { ($0, position + 3 + digits.count) }
    }

    private static func isInsideWord(_ scalars: [Unicode.Scalar], _ position: Int) -> Bool {
        let before = scalars[..<position].last { $0 != "_" }
        let after = scalars[position...].first { $0 != "_" }
        return [before, after].allSatisfy {
            $0.map { $0.isASCII && ($0.properties.isAlphabetic || $0.isDigit) } ?? false
        }
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        (0x21...0x7E).contains(scalar.value) && !scalar.properties.isAlphabetic && !scalar.isDigit
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
