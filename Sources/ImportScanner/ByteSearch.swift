/// Searches that look at sixteen bytes at a time; all of them rely on `SourceBuffer.padding` zeros behind the end.
typealias SourceBytes = UnsafePointer<UInt8>

extension SourceBytes {
    /// The next byte from which on anything but plain code may begin: a quote, `#`, `` ` ``, `@`, `/`, `<<`,
    /// or something that looks like `import`.
    func nextEvent(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let block = block(at: position)
            // Masks that let one comparison find two bytes: `"#`, `@` with the backtick, `'/`.
            let literals =
                ((block & Block(repeating: 0xFE)) .== Block(repeating: 0x22))
                .| ((block & Block(repeating: 0xDF)) .== Block(repeating: 0x40))
                .| ((block & Block(repeating: 0xF7)) .== Block(repeating: 0x27))
            let imports =
                (block .== Block(repeating: .letterI))
                .& (self.block(at: position + 5) .== Block(repeating: .letterT))
            let conflicts =
                (block .== Block(repeating: .less))
                .& (self.block(at: position + 1) .== Block(repeating: .less))
            let lane = firstLane(literals .| imports .| conflicts)
            if lane < blockSize { return Swift.min(position + lane, end) }
            position += blockSize
        }
        return end
    }

    /// The end of the last `import` or `ignore`: nothing behind it can be an import or a suppression.
    func lastCandidateEnd(count: Int) -> Int {
        var blockStart = (count / blockSize) * blockSize
        while blockStart >= 0 {
            let block = block(at: blockStart)
            let sixth = self.block(at: blockStart + 5)
            let found =
                (block .== Block(repeating: .letterI))
                .& ((sixth .== Block(repeating: .letterT)) .| (sixth .== Block(repeating: .letterE)))
            if firstLane(found) < blockSize {
                for position in (blockStart..<blockStart + blockSize).reversed() where isCandidate(at: position) {
                    return position + 6
                }
            }
            blockStart -= blockSize
        }
        return 0
    }

    /// The next line end, or the end of the file.
    func lineEnd(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let block = block(at: position)
            let lane = firstLane(
                (block .== Block(repeating: .newline)) .| (block .== Block(repeating: .carriageReturn))
            )
            if lane < blockSize { return Swift.min(position + lane, end) }
            position += blockSize
        }
        return end
    }

    /// The next `*/` or `/*`, or the end of the file.
    func commentMark(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let block = block(at: position)
            let next = self.block(at: position + 1)
            let closing = (block .== Block(repeating: .star)) .& (next .== Block(repeating: .slash))
            let opening = (block .== Block(repeating: .slash)) .& (next .== Block(repeating: .star))
            let lane = firstLane(closing .| opening)
            if lane < blockSize { return Swift.min(position + lane, end) }
            position += blockSize
        }
        return end
    }

    /// The next quote, backslash or line end, or the end of the file.
    func stringMark(_ quote: UInt8, from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let block = block(at: position)
            let lane = firstLane(
                (block .== Block(repeating: quote)) .| (block .== Block(repeating: .backslash))
                    .| (block .== Block(repeating: .newline)) .| (block .== Block(repeating: .carriageReturn))
            )
            if lane < blockSize { return Swift.min(position + lane, end) }
            position += blockSize
        }
        return end
    }

    /// The next `"` or backslash, or the end of the file.
    func multilineStringMark(from start: Int, to end: Int) -> Int {
        var position = start
        while position < end {
            let block = block(at: position)
            let lane = firstLane((block .== Block(repeating: .quote)) .| (block .== Block(repeating: .backslash)))
            if lane < blockSize { return Swift.min(position + lane, end) }
            position += blockSize
        }
        return end
    }

    /// Whether all bytes are ASCII, and whether one of them is a carriage return.
    func survey(count: Int) -> (isASCII: Bool, hasCarriageReturn: Bool) {
        var all = Block(repeating: 0)
        var returns = SIMDMask<SIMD16<Int8>>(repeating: false)
        var position = 0
        while position < count {
            let block = block(at: position)
            all |= block
            returns = returns .| (block .== Block(repeating: .carriageReturn))
            position += blockSize
        }
        return (words(all & Block(repeating: 0x80)) == 0, firstLane(returns) < blockSize)
    }

    func isCandidate(at position: Int) -> Bool {
        let word = sixBytes(at: position)
        return word == importWord || word == ignoreWord
    }

    func isImportWord(at position: Int) -> Bool {
        sixBytes(at: position) == importWord
    }

    /// Whether these bytes stand here; meant for a few bytes.
    func matches(_ word: StaticString, at position: Int) -> Bool {
        for index in 0..<word.utf8CodeUnitCount where self[position + index] != word.utf8Start[index] { return false }
        return true
    }

    @inline(__always)
    func block(at position: Int) -> Block {
        UnsafeRawPointer(self + position).loadUnaligned(as: Block.self)
    }

    @inline(__always)
    private func sixBytes(at position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(self + position).loadUnaligned(as: UInt64.self)) & 0xFFFF_FFFF_FFFF
    }
}

typealias Block = SIMD16<UInt8>
let blockSize = 16

/// The first true lane, or 16.
@inline(__always)
func firstLane(_ mask: SIMDMask<SIMD16<Int8>>) -> Int {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    if halves.x != 0 { return UInt64(littleEndian: halves.x).trailingZeroBitCount >> 3 }
    if halves.y != 0 { return 8 + UInt64(littleEndian: halves.y).trailingZeroBitCount >> 3 }
    return blockSize
}

@inline(__always)
private func words(_ block: Block) -> UInt64 {
    let halves = unsafeBitCast(block, to: SIMD2<UInt64>.self)
    return halves.x | halves.y
}

/// `import` and `ignore` as the low six bytes of a little-endian word.
private let importWord: UInt64 = 0x7472_6F70_6D69
private let ignoreWord: UInt64 = 0x6572_6F6E_6769
