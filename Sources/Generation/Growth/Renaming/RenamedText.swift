/// Whether two renderings say the same but for a module's name.
struct RenamedText {
    private let old: [UInt8]
    private let new: [UInt8]

    init(from old: String, to new: String) {
        self.old = Array(old.lowercased().utf8)
        self.new = Array(new.lowercased().utf8)
    }

    /// The lines may stand in another order: lists are sorted by name.
    func isSame(_ base: [UInt8], _ target: [UInt8]) -> Bool {
        lines(base, without: old) == lines(target, without: new)
    }

    /// A key that the old path of a file has in common with its new one.
    func oldKey(_ path: String) -> [UInt8] { Array(path.utf8).replacing(old) }
    func newKey(_ path: String) -> [UInt8] { Array(path.utf8).replacing(new) }

    private func lines(_ bytes: [UInt8], without name: [UInt8]) -> [[UInt8]] {
        bytes.textLines.map { Array($0.content).replacing(name) }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension [UInt8] {
    /// With a NUL in place of a word in whatever case; the word is in lower case.
    fileprivate func replacing(_ word: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        while offset < count {
            if self[offset...].prefix(word.count).elementsEqual(word, by: { $0.lowercased == $1 }) {
                result.append(0)
                offset += word.count
            } else {
                result.append(self[offset])
                offset += 1
            }
        }
        return result
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
