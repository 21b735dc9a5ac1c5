/// Turns byte offsets into lines and columns; cheap when asked in rising order.
struct LineCounter {
    private let hasCarriageReturn: Bool
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    init(hasCarriageReturn: Bool = true) {
        self.hasCarriageReturn = hasCarriageReturn
    }

    mutating func position(of target: Int, in text: SourceBytes) -> SourcePosition {
        if target < offset { self = LineCounter(hasCarriageReturn: hasCarriageReturn) }
        if hasCarriageReturn { advanceOverAnyLineEnd(to: target, in: text) } else { advance(to: target, in: text) }
        return SourcePosition(line: line, column: target - lineStart + 1)
    }

    /// Counts line feeds sixteen bytes at a time.
    private mutating func advance(to target: Int, in text: SourceBytes) {
        while target - offset >= blockSize {
            let newlines = text.block(at: offset) .== Block(repeating: .newline)
            let halves = unsafeBitCast(newlines, to: SIMD2<UInt64>.self)
            if halves.x | halves.y != 0 {
                line += (halves.x.nonzeroBitCount + halves.y.nonzeroBitCount) >> 3
                lineStart = offset + lastLane(UInt64(littleEndian: halves.x), UInt64(littleEndian: halves.y)) + 1
            }
            offset += blockSize
        }
        while offset < target {
            if text[offset] == .newline { startLine() }
            offset += 1
        }
    }

    /// Counts LF, CR and CRLF as one line end each.
    private mutating func advanceOverAnyLineEnd(to target: Int, in text: SourceBytes) {
        while offset < target {
            let byte = text[offset]
            if byte == .newline || (byte == .carriageReturn && text[offset + 1] != .newline) { startLine() }
            offset += 1
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = offset + 1
    }

    private func lastLane(_ low: UInt64, _ high: UInt64) -> Int {
        high != 0 ? 15 - high.leadingZeroBitCount >> 3 : 7 - low.leadingZeroBitCount >> 3
    }
}
