/// A Unicode scalar where it stands in a value.
struct ScalarInValue {
    let scalar: Unicode.Scalar
    /// The offsets of its first byte and of the byte after it.
    let start: Int
    let end: Int
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The scalar at an offset of valid UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        self.bytes = bytes
        self.start = start
        (scalar, end) = ScalarInValue.decode(bytes, at: start)
    }

    var isFirst: Bool { start == 0 }
    var isLast: Bool { end == bytes.count }
    /// The byte before and the byte after, nil at the value's ends.
    var previous: UInt8? { isFirst ? nil : bytes[start - 1] }
    var next: UInt8? { isLast ? nil : bytes[end] }

    /// The bytes of the value before the scalar.
    var before: Slice<UnsafeBufferPointer<UInt8>> { bytes[..<start] }
    /// The bytes of the value after the scalar.
    var after: Slice<UnsafeBufferPointer<UInt8>> { bytes[end...] }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (Unicode.Scalar, Int) {
        let lead = bytes[start]
        if lead < 0x80 { return (Unicode.Scalar(lead), start + 1) }
        let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        let end = min(start + count, bytes.count)
        let first = UInt32(lead) & (0xFF >> UInt32(count + 1))
        let value = bytes[start + 1..<end].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
    }
}

extension Unicode.Scalar {
    /// `U+001B`
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// C0, DEL and C1.
    var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// `001B`: four hexadecimal digits, for scalars up to U+FFFF.
    var fourDigits: String { String(codePoint.dropFirst(2)) }
}
