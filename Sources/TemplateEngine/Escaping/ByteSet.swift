/// A set of bytes, asked in a few instructions; the bytes of non-ASCII characters belong to it together or not at all.
struct ByteSet: Sendable {
    private var low: UInt64
    private var high: UInt64
    private var nonASCII: Bool

    static let all = ByteSet(low: .max, high: .max, nonASCII: true)

    /// Space to tilde without some, and without or with all bytes of non-ASCII characters.
    static func printable(except excluded: String, nonASCII: Bool = true) -> ByteSet {
        var set = ByteSet(low: 0, high: 0, nonASCII: nonASCII)
        for byte in UInt8(ascii: " ")...UInt8(ascii: "~") { set.insert(byte) }
        for byte in excluded.utf8 { set.remove(byte) }
        return set
    }

    func contains(_ byte: UInt8) -> Bool {
        switch byte >> 6 {
        case 0: low >> UInt64(byte) & 1 == 1
        case 1: high >> UInt64(byte & 63) & 1 == 1
        default: nonASCII
        }
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    private mutating func remove(_ byte: UInt8) {
        if byte < 64 { low &= ~(1 << UInt64(byte)) } else { high &= ~(1 << UInt64(byte & 63)) }
    }
}
