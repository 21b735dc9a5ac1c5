import TextLines

/// Whether two renderings say the same but for a module's name.
struct RenamedText {
    /// In lower case; a longer one first, so that `foobar` is not taken for a `foo`.
    private let names: [[UInt8]]

    init(from old: String, to new: String) {
        names = [old, new].map { Array($0.lowercased().utf8) }.sorted { $0.count > $1.count }
    }

    /// The lines may stand in another order: lists are sorted by name.
    func isSame(_ base: [UInt8], _ target: [UInt8]) -> Bool {
        lines(base) == lines(target)
    }

    /// What the old and the new path of a file have in common.
    func key(_ path: String) -> [UInt8] { withoutNames(Array(path.utf8)) }

    private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.textLines.map { withoutNames(Array($0.content)) }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// With a NUL in place of each of the names, in whatever case.
    private func withoutNames(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.first {
            let name = names.first { rest.prefix($0.count).elementsEqual($0) { $0.lowercased == $1 } }
            result.append(name == nil ? byte : 0)
            rest = rest.dropFirst(name?.count ?? 1)
        }
        return result
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
