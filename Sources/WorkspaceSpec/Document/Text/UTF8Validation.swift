/// The offset of the first byte that is no UTF-8 (RFC 3629: no surrogates, no overlong forms), or nil.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
        if bytes[offset] < 0x80 {
            offset += 1
        } else if let length = sequenceLength(in: bytes, at: offset) {
            offset += length
        } else {
            return offset
        }
    }
    return nil
}

/// The length of the multi-byte sequence at an offset, or nil when it is none.
private func sequenceLength(in bytes: [UInt8], at offset: Int) -> Int? {
    guard let (length, second) = expectedSequence(after: bytes[offset]), offset + length <= bytes.count,
        second.contains(bytes[offset + 1])
    else { return nil }
    let rest = bytes[(offset + 2)..<(offset + length)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
}

/// How long a sequence with this first byte is, and what its second byte may be (Unicode 15, table 3-7).
private func expectedSequence(after lead: UInt8) -> (Int, ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
}
