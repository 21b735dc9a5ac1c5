/// A stretch of bytes and what takes its place.
struct Splice {
    var range: Range<Int>
    var text: String

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    static func insertion(_ text: String, at offset: Int) -> Splice {
        Splice(offset..<offset, text)
    }

    static func removal(_ range: Range<Int>) -> Splice {
        Splice(range, "")
    }
}

extension [UInt8] {
    /// The bytes with splices that stand in order and do not overlap.
    func applying(_ splices: [Splice]) -> [UInt8] {
        var bytes: [UInt8] = []
        var offset = 0
        for splice in splices {
            bytes += self[offset..<splice.range.lowerBound]
            bytes += splice.text.utf8
            offset = splice.range.upperBound
        }
        return bytes + self[offset...]
    }
}
