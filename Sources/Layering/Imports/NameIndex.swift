/// The numbers of names: a hash table for the one question that is asked for every import.
///
/// `NameIndex(["A", "B"])["B"]` → 1. A `Dictionary` hashes with care for names that are chosen to collide, which takes
/// longer than all the rest of an import; here a cheap hash does, and chains that grow long are cut off.
struct NameIndex: Sendable {
    /// Indices into `names`, -1 for a free slot; a power of two of them, at most half full.
    private var slots: [Int32]
    private let names: [String]
    /// Where the table would degenerate: names chosen to collide.
    private var overflow: [String: Int] = [:]

    private static let longestChain = 32

    /// Of equal names the first counts.
    init(_ names: [String]) {
        var size = 16
        while size < names.count * 2 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        self.names = names
        for (number, name) in names.enumerated() { insert(name, number) }
    }

    subscript(name: String) -> Int? {
        var slot = hash(name)
        for _ in 0..<Self.longestChain {
            let number = Int(slots[slot & (slots.count - 1)])
            if number < 0 { return nil }
            if names[number] == name { return number }
            slot += 1
        }
        return overflow[name]
    }

    private mutating func insert(_ name: String, _ number: Int) {
        var slot = hash(name)
        for _ in 0..<Self.longestChain {
            let taken = Int(slots[slot & (slots.count - 1)])
            if taken < 0 {
                slots[slot & (slots.count - 1)] = Int32(number)
                return
            }
            if names[taken] == name { return }
            slot += 1
        }
        if overflow[name] == nil { overflow[name] = number }
    }

    /// FNV-1a over the bytes; names that are equal have equal bytes, for all are ASCII where they matter.
    private func hash(_ name: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15)
    }
}
