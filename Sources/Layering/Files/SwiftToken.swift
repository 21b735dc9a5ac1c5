/// A word of Swift source as far as the rules about generated files need it: manifests and configurations are lists of
/// labels and literals.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// An identifier, a keyword or a number.
        case word
        /// A string literal with its value; nil where it is interpolated.
        case string(String?)
        /// One character of punctuation.
        case mark(UInt8)
    }

    let kind: Kind
    /// Of the first byte.
    let offset: Int
    let text: ArraySlice<UInt8>

    var spelling: String { String(decoding: text, as: UTF8.self) }

    func isMark(_ scalar: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: scalar)) }

    /// The tokens of a source; comments and blanks are passed over.
    static func all(in source: String) -> [SwiftToken] {
        var reader = SwiftTokenReader(bytes: Array(source.utf8))
        var tokens: [SwiftToken] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

private struct SwiftTokenReader {
    let bytes: [UInt8]
    private var at = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        at + distance < bytes.count ? bytes[at + distance] : nil
    }

    private func isAhead(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[at...].starts(with: $0) }
    }

    mutating func next() -> SwiftToken? {
        skipTrivia()
        guard let first = byte() else { return nil }
        let start = at
        if first.isWordByte {
            while let byte = byte(), byte.isWordByte { at += 1 }
            return SwiftToken(kind: .word, offset: start, text: bytes[start..<at])
        }
        if let hashes = hashesBeforeQuote { return string(hashes, from: start) }
        at += 1
        return SwiftToken(kind: .mark(first), offset: start, text: bytes[start..<at])
    }

    private mutating func skipTrivia() {
        while let byte = byte() {
            if byte <= 0x20 {
                at += 1
            } else if isAhead("//") {
                while let byte = self.byte(), byte != 0x0A, byte != 0x0D { at += 1 }
            } else if isAhead("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while at < bytes.count {
            if isAhead("/*") {
                depth += 1
                at += 2
            } else if isAhead("*/") {
                depth -= 1
                at += 2
                if depth == 0 { return }
            } else {
                at += 1
            }
        }
    }

    /// The number of `#` before a quote, or nil when no string begins here.
    private var hashesBeforeQuote: Int? {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        return byte(count) == UInt8(ascii: "\"") ? count : nil
    }

    private mutating func string(_ hashes: Int, from start: Int) -> SwiftToken {
        at += hashes
        let quotes = isAhead("\"\"\"") ? 3 : 1
        at += quotes
        let bodyStart = at
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + escape.dropFirst()
        while at < bytes.count, !bytes[at...].starts(with: end) {
            if quotes == 1, bytes[at] == 0x0A || bytes[at] == 0x0D { break }
            at += bytes[at...].starts(with: escape) ? escape.count + 1 : 1
        }
        at = min(at, bytes.count)
        let body = bytes[bodyStart..<at]
        at = min(at + end.count, bytes.count)
        let value = SwiftStringValue(body, escape: escape).text
        return SwiftToken(kind: .string(value), offset: start, text: bytes[start..<at])
    }
}

/// What the body of a string literal stands for.
private struct SwiftStringValue {
    /// Nil for an interpolated string and for escapes that the compiler refuses.
    let text: String?

    init(_ body: ArraySlice<UInt8>, escape: [UInt8]) {
        var value: [UInt8] = []
        var rest = body
        while let byte = rest.first {
            guard rest.starts(with: escape) else {
                value.append(byte)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            guard let scalar = Self.scalar(&rest) else {
                text = nil
                return
            }
            value += String(Character(scalar)).utf8
        }
        text = String(decoding: value, as: UTF8.self)
    }

    private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch rest.popFirst().map(Unicode.Scalar.init) {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "0": return "\0"
        case "\"": return "\""
        case "'": return "'"
        case "\\": return "\\"
        case "u": return codePoint(&rest)
        default: return nil
        }
    }

    /// `{1F600}`
    private static func codePoint(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let digits = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = rest[(end + 1)...]
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
}

extension UInt8 {
    /// An ASCII letter, a digit, `_`, `` ` ``, `$`, or a byte of a character outside ASCII.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        case UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "$"): true
        default: false
        }
    }
}
