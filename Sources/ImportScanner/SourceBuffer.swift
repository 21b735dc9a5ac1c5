/// The bytes of one file, with zeros behind them, so that a look ahead needs no check.
struct SourceBuffer {
    /// How many zeros may be read behind the last byte.
    static let padding = 64

    private(set) var start: UnsafeMutablePointer<UInt8>
    private(set) var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 0) {
        self.capacity = capacity
        start = .allocate(capacity: capacity + SourceBuffer.padding)
        start.initialize(repeating: 0, count: SourceBuffer.padding)
    }

    func deallocate() {
        start.deallocate()
    }

    /// Makes room for this many bytes and keeps the ones that are there.
    mutating func reserve(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted + SourceBuffer.padding)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
        capacity = wanted
    }

    /// Says how many bytes are in use, and writes the zeros behind them.
    mutating func setCount(_ newCount: Int) {
        precondition(newCount <= capacity)
        count = newCount
        (start + count).update(repeating: 0, count: SourceBuffer.padding)
    }

    mutating func fill(with bytes: UnsafeRawBufferPointer) {
        setCount(0)
        reserve(bytes.count)
        if let source = bytes.baseAddress {
            UnsafeMutableRawPointer(start).copyMemory(from: source, byteCount: bytes.count)
        }
        setCount(bytes.count)
    }
}
