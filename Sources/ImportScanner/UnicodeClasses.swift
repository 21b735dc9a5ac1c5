extension SourceBytes {
    /// Whether a character that may go on an identifier begins here.
    func continuesIdentifier(at position: Int, count: Int) -> Bool {
        let byte = self[position]
        if byte < 0x80 { return byte.isASCIIWord }
        guard let scalar = scalar(at: position, count: count) else { return false }
        return scalar.value.isIdentifierScalar
    }

    /// Whether a character that may go on an identifier ends just before this position.
    func continuesIdentifier(before position: Int) -> Bool {
        var end = position
        while end > 0 {
            let byte = self[end - 1]
            if byte < 0x80 { return byte.isASCIIWord }
            var start = end - 1
            while start > 0, end - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
            guard let scalar = scalar(at: start, count: end), start + scalar.length == end else { return false }
            // A byte-order mark is a letter inside an identifier and a blank elsewhere.
            if scalar.value != 0xFEFF { return scalar.value.isIdentifierScalar }
            end = start
        }
        return false
    }

    /// The end of the identifier that begins here.
    func identifierEnd(from start: Int, count: Int) -> Int {
        var position = start
        while position < count, continuesIdentifier(at: position, count: count) {
            position += self[position] < 0x80 ? 1 : (scalar(at: position, count: count)?.length ?? 1)
        }
        return position
    }

    /// The scalar whose UTF-8 form begins here, or nil where the bytes are no valid UTF-8.
    func scalar(at position: Int, count: Int) -> (value: UInt32, length: Int)? {
        let length = sequenceLength(at: position, count: count)
        switch length {
        case 1: return (UInt32(self[position]), 1)
        case 2: return (UInt32(self[position] & 0x1F) << 6 | tail(position + 1), 2)
        case 3: return (UInt32(self[position] & 0x0F) << 12 | tail(position + 1) << 6 | tail(position + 2), 3)
        case 4:
            let high = UInt32(self[position] & 0x07) << 18 | tail(position + 1) << 12
            return (high | tail(position + 2) << 6 | tail(position + 3), 4)
        default: return nil
        }
    }

    /// The first byte that is not part of valid UTF-8 (Unicode 16, table 3-7), or nil.
    func firstInvalidUTF8(count: Int) -> Int? {
        var position = 0
        while position < count {
            let ascii = UnsafeRawPointer(self + position).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080
            if ascii == 0, position + 8 <= count {
                position += 8
                continue
            }
            let length = sequenceLength(at: position, count: count)
            if length == 0 { return position }
            position += length
        }
        return nil
    }

    private func tail(_ position: Int) -> UInt32 {
        UInt32(self[position] & 0x3F)
    }

    /// 1 to 4, or 0 for bytes that are no valid sequence.
    private func sequenceLength(at position: Int, count: Int) -> Int {
        let first = self[position]
        let second = self[position + 1]
        let length: Int
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: length = second & 0xC0 == 0x80 ? 2 : 0
        case 0xE0: length = second &- 0xA0 < 0x20 ? 3 : 0
        case 0xED: length = second &- 0x80 < 0x20 ? 3 : 0
        case 0xE1...0xEF: length = second & 0xC0 == 0x80 ? 3 : 0
        case 0xF0: length = second &- 0x90 < 0x30 ? 4 : 0
        case 0xF1...0xF3: length = second & 0xC0 == 0x80 ? 4 : 0
        case 0xF4: length = second &- 0x80 < 0x10 ? 4 : 0
        default: return 0
        }
        guard length > 0, position + length <= count else { return 0 }
        for index in 2..<Swift.max(length, 2) where self[position + index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}

extension UInt32 {
    /// A character of an identifier above ASCII: identifier-character of The Swift Programming Language.
    fileprivate var isIdentifierScalar: Bool {
        if self >= 0x10000 { return self & 0xFFFF <= 0xFFFD && self < 0xF0000 }
        return identifierRanges.contains { $0.contains(self) }
    }
}

private let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFFD,
]
