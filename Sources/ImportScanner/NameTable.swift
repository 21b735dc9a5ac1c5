/// Long module names that were met before, so that each is made into a `String` once.
struct NameTable {
    /// Shorter names live inside the `String` value and need no memory of their own.
    private static let inlineLength = 15
    private static let maximumCount = 4_096

    private var slots: [Entry?] = Array(repeating: nil, count: 256)
    private var used = 0

    private struct Entry {
        var hash: UInt64
        var name: String
    }

    mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard bytes.count > NameTable.inlineLength else { return String(decoding: bytes, as: UTF8.self) }
        let hash = NameTable.hash(bytes)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while let entry = slots[slot] {
            if entry.hash == hash, NameTable.equal(entry.name, bytes) { return entry.name }
            slot = (slot + 1) & (slots.count - 1)
        }
        let name = String(decoding: bytes, as: UTF8.self)
        insert(Entry(hash: hash, name: name), at: slot)
        return name
    }

    private mutating func insert(_ entry: Entry, at slot: Int) {
        guard used < NameTable.maximumCount else { return }
        slots[slot] = entry
        used += 1
        if used * 2 > slots.count { grow() }
    }

    private mutating func grow() {
        let entries = slots.compactMap { $0 }
        slots = Array(repeating: nil, count: slots.count * 2)
        for entry in entries {
            var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
            while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }

    private static func equal(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let utf8 = name.utf8
        return utf8.count == bytes.count && utf8.elementsEqual(bytes)
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
