import Foundation

extension Data {
    /// Two digits for each byte, in lower case, as push tokens and digests are written: `00ff`.
    public var hex: String {
        var text = ""
        text.reserveCapacity(count * 2)
        for byte in self {
            text.append(Self.digits[Int(byte >> 4)])
            text.append(Self.digits[Int(byte & 0xF)])
        }
        return text
    }

    /// Reads pairs of hexadecimal digits in either case; nil when anything else is among them.
    public init?(hex text: String) {
        let digits = text.map { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
        self.init(digits.compactMap { $0 }.chunked(by: 2).map { UInt8($0[$0.startIndex] << 4 | $0[$0.startIndex + 1]) })
    }

    private static let digits = Array("0123456789abcdef")
}
