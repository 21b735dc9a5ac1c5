import Diagnostics

/// Texts.
extension JSONReader {
    /// `"na\u006de"` → `name`.
    mutating func string() throws(Scanner.Stop) -> String {
        let start = scanner.at
        scanner.at += 1
        var pieces = plainPiece()
        while true {
            switch scanner.byte {
            case .quote: return closing(pieces)
            case .backslash: pieces += try escape()
            case nil, .lineFeed, .carriageReturn: throw unclosedString(at: start)
            default: try controlCharacter()
            }
            pieces += plainPiece()
        }
    }

    private mutating func closing(_ text: String) -> String {
        scanner.at += 1
        return text
    }

    private mutating func plainPiece() -> String {
        let start = scanner.at
        scanner.skip { $0 != .quote && $0 != .backslash && $0 >= 0x20 }
        return scanner.string(start..<scanner.at)
    }

    private mutating func escape() throws(Scanner.Stop) -> String {
        switch scanner.byte(after: 1) {
        case UInt8(ascii: "u"): return try unicodeEscape()
        case let letter? where Self.escapes[letter] != nil: return simpleEscape(letter)
        case nil: return closing("")
        default: return try unknownEscape()
        }
    }

    private mutating func simpleEscape(_ letter: UInt8) -> String {
        scanner.at += 2
        return Self.escapes[letter] ?? ""
    }

    private static let escapes: [UInt8: String] = [
        .quote: "\"", .backslash: "\\", .slash: "/", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
        UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// `\ud83d\uded2` → 🛒.
    private mutating func unicodeEscape() throws(Scanner.Stop) -> String {
        let start = scanner.at
        guard let unit = hexUnit() else { return try badUnicodeEscape() }
        if let scalar = Unicode.Scalar(unit) { return String(scalar) }
        guard UTF16.isLeadSurrogate(unit), scanner.starts(with: "\\u") else { return try loneSurrogate(at: start) }
        let second = scanner.at
        guard let low = hexUnit(), UTF16.isTrailSurrogate(low) else {
            scanner.at = second
            return try loneSurrogate(at: start)
        }
        return String(decoding: [unit, low], as: UTF16.self)
    }

    /// Moves past `\uXXXX`; nil, and no move, when there are no four hexadecimal digits.
    private mutating func hexUnit() -> UInt16? {
        guard scanner.at + 6 <= scanner.text.bytes.count else { return nil }
        let digits = scanner.string((scanner.at + 2)..<(scanner.at + 6))
        guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
            return nil
        }
        scanner.at += 6
        return unit
    }
}

/// The words of the errors in texts.
extension JSONReader {
    private mutating func unclosedString(at start: Int) -> Scanner.Stop {
        scanner.stop("the text does not end on its line", at: start, fix: "write '\"' at its end")
    }

    private mutating func controlCharacter() throws(Scanner.Stop) {
        let byte = scanner.byte ?? 0
        let scalar = Unicode.Scalar(byte)
        let spelling = byte == .tab ? "\\t" : "\\u" + hexDigits(scalar.value)
        let name = byte == .tab ? "a tab" : "the control character \(scalar.codePoint)"
        try scanner.report("\(name) stands in a text", at: scanner.at, fix: "write '\(spelling)'")
        scanner.at += 1
    }

    private mutating func unknownEscape() throws(Scanner.Stop) -> String {
        let start = scanner.at
        scanner.at += 1
        let letter = scanner.scalar.map { String($0).visible } ?? ""
        let fix = "write '\\\\' for a backslash"
        guard scanner.byte?.isLineEnd == false else { return "" }
        try scanner.report("unknown escape '\\\(letter)' in a text", at: start, fix: fix)
        scanner.at += scanner.scalar.map { String($0).utf8.count } ?? 0
        return ""
    }

    private mutating func badUnicodeEscape() throws(Scanner.Stop) -> String {
        try scanner.report("'\\u' stands without four hexadecimal digits", at: scanner.at, fix: "write '\\u00e9' for é")
        scanner.at += 2
        return ""
    }

    private mutating func loneSurrogate(at start: Int) throws(Scanner.Stop) -> String {
        let spelling = scanner.string(start..<(start + 6))
        try scanner.report(
            "'\(spelling)' is half of a surrogate pair",
            at: start,
            fix: "write the character itself, or both halves: '\\ud83d\\uded2' for 🛒"
        )
        return ""
    }
}

/// Texts in other quotes than JSON's.
extension JSONReader {
    /// What quotes begin here, and what may end them; nil when none do.
    var foreignQuotes: (name: String, closers: [Unicode.Scalar])? {
        switch scanner.scalar {
        case "'": ("single quotes", ["'"])
        case "`": ("backticks", ["`"])
        case "\u{201C}", "\u{201D}", "\u{201E}": ("typographic quotes", ["\u{201C}", "\u{201D}", "\""])
        case "\u{2018}", "\u{2019}": ("typographic quotes", ["\u{2018}", "\u{2019}", "'"])
        default: nil
        }
    }

    mutating func foreignString() throws(Scanner.Stop) -> String {
        let start = scanner.at
        guard let quotes = foreignQuotes else { return "" }
        advanceByScalar()
        let inner = scanner.at
        while let scalar = scanner.scalar, !quotes.closers.contains(scalar) {
            guard !scalar.isASCII || !UInt8(scalar.value).isLineEnd else { throw unclosedString(at: start) }
            advanceByScalar()
        }
        let text = scanner.string(inner..<scanner.at)
        guard scanner.byte != nil else { throw unclosedString(at: start) }
        advanceByScalar()
        let message = "a text stands in double quotes, not in \(quotes.name)"
        try scanner.report(message, at: start, fix: "write \"\(text.excerpt)\"")
        return text
    }

    private mutating func advanceByScalar() {
        scanner.at += scanner.scalar.map { UTF8.width($0) } ?? 0
    }
}

/// Numbers.
extension JSONReader {
    mutating func number() throws(Scanner.Stop) -> DocumentNode.Content {
        let start = scanner.at
        scanner.skip { $0.isWordByte || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") }
        let token = scanner.string(start..<scanner.at)
        switch JSONNumber(token) {
        case .integer(let number): return .integer(number)
        case .double(let number): return .double(number)
        case .wrong(let reason, let fix): return try wrongNumber(token, reason, at: start, fix: fix)
        }
    }

    private mutating func wrongNumber(
        _ token: String,
        _ reason: String,
        at start: Int,
        fix: String?
    ) throws(Scanner.Stop) -> DocumentNode.Content {
        try scanner.report("'\(token.excerpt)' is no number: \(reason)", at: start, fix: fix)
        return .null
    }
}

/// Words: the three that JSON has, and what people write instead of them or without quotes.
extension JSONReader {
    mutating func word() throws(Scanner.Stop) -> DocumentNode.Content {
        let start = scanner.at
        scanner.skip(while: \.isWordByte)
        switch scanner.string(start..<scanner.at) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: return try wrongWord(from: start)
        }
    }

    private mutating func wrongWord(from start: Int) throws(Scanner.Stop) -> DocumentNode.Content {
        skipBareText()
        let text = scanner.string(start..<scanner.at)
        switch Self.meaning(of: text) {
        case let right?:
            try scanner.report("'\(text)' is no value in JSON", at: start, fix: "write '\(right)'")
        case nil where Self.notNumbers.contains(text.lowercased()):
            try scanner.report("'\(text)' is no number that JSON has", at: start)
        case nil:
            try scanner.report("the text '\(text.excerpt)' has no quotes", at: start, fix: "write \"\(text.excerpt)\"")
        }
        return .null
    }

    /// Moves to the end of a text without quotes: a delimiter, a comment or the end of the line.
    private mutating func skipBareText() {
        var end = scanner.at
        while let byte = scanner.byte, !",}];\"".utf8.contains(byte), !byte.isLineEnd {
            if byte.isBlank {
                scanner.at += 1
                if scanner.starts(with: "//") || scanner.starts(with: "/*") || scanner.starts(with: "#") { break }
            } else {
                scanner.at += 1
                end = scanner.at
            }
        }
        scanner.at = end
    }

    private static let notNumbers: Set<String> = ["nan", "infinity", "inf"]

    /// The JSON word for a word of another language: `None` → `null`.
    private static func meaning(of word: String) -> String? {
        switch word.lowercased() {
        case "true", "yes", "on": "true"
        case "false", "no", "off": "false"
        case "null", "none", "nil", "undefined": "null"
        case let other: other.utf8.count < 10 ? nearestName(to: other, among: ["true", "false", "null"]) : nil
        }
    }
}

/// What stands at the place, for a message.
extension JSONReader {
    /// `'}'`, `'"tags"'`, `'Shop'`, `the end of the file`, `U+00A0`.
    var found: String {
        guard let scalar = scanner.scalar else { return "the end of the file" }
        if scalar.isInvisible || scalar.properties.isWhitespace { return scalar.codePoint }
        var ahead = scanner
        switch scanner.byte {
        case .quote?: ahead.skipShortString()
        case let byte? where byte.isWordByte: ahead.skip(while: \.isWordByte)
        default: return "'\(scalar)'"
        }
        return "'\(scanner.string(scanner.at..<ahead.at).excerpt)'"
    }
}

extension Scanner {
    /// Moves past a text in quotes, at most to the end of its line.
    fileprivate mutating func skipShortString() {
        at += 1
        skip { $0 != .quote && !$0.isLineEnd }
        if byte == .quote { at += 1 }
    }
}

extension Unicode.Scalar {
    /// `U+00A0`.
    var codePoint: String { "U+" + hexDigits(value) }
}

/// Four digits at least: `00A0`.
func hexDigits(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
