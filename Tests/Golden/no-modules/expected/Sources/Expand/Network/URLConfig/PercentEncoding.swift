/// Percent-encoding for the parts of a URL (RFC 3986).
enum PercentEncoding {
    /// `a b/ü%41` → `a%20b/%C3%BC%41`: slashes and valid escapes stay.
    static func path(_ text: Substring) -> String {
        encode(text, keepingEscapes: true) { $0.isPathByte || $0 == UInt8(ascii: "/") }
    }

    /// `q=a b&r=1` → `q=a%20b&r=1`: separators and valid escapes stay.
    static func query(_ text: Substring) -> String {
        encode(text, keepingEscapes: true) { $0.isPathByte || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
    }

    /// `a=b&c+%` → `a%3Db%26c%2B%25`: a name or a value, in which nothing is a separator.
    static func component(_ text: String) -> String {
        encode(text[...], keepingEscapes: false, isAllowed: \.isUnreserved)
    }

    /// `%2e%2E/x` → the bytes of `../x`; what is no valid escape stays.
    static func decoded(_ text: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let escape = escapedByte(at: rest)
            bytes.append(escape ?? byte)
            rest = rest.dropFirst(escape == nil ? 1 : 3)
        }
        return bytes
    }
}

private func encode(_ text: Substring, keepingEscapes: Bool, isAllowed: (UInt8) -> Bool) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    for (index, byte) in bytes.enumerated() {
        if isAllowed(byte) || (keepingEscapes && escapedByte(at: bytes[index...]) != nil) {
            result.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            result += "%" + hexadecimal(byte)
        }
    }
    return result
}

private func escapedByte(at bytes: ArraySlice<UInt8>) -> UInt8? {
    let escape = bytes.prefix(3)
    guard escape.count == 3, escape.first == UInt8(ascii: "%") else { return nil }
    let digits = escape.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return digits.count == 2 ? UInt8(digits[0] * 16 + digits[1]) : nil
}

private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
}

extension UInt8 {
    var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            false
        }
    }

    /// RFC 3986, 2.3.
    fileprivate var isUnreserved: Bool {
        isASCIILetterOrDigit || "-._~".utf8.contains(self)
    }

    /// RFC 3986, 3.3: unreserved, sub-delims, colon and at sign.
    fileprivate var isPathByte: Bool {
        isUnreserved || "!$&'()*+,;=:@".utf8.contains(self)
    }
}
