import TextLines

/// The entries of a list that only get or lose the comma behind them, which is no change of theirs: as the new spec has
/// them, also in the lines of the team that say more.
///
/// ```
/// base: a    target: a, b    disk: a // ours    →  base: a,    disk: a, // ours
/// ```
struct CommaChange {
    private(set) var base: [TextLine]
    private(set) var disk: [TextLine]

    init(base: [TextLine], disk: [TextLine], target: [TextLine]) {
        self.base = base
        self.disk = disk
        let known = Set(target)
        for (index, line) in base.enumerated() where !known.contains(line) {
            guard let new = target.first(where: { $0.withoutComma == line.withoutComma }) else { continue }
            let places = disk.indices.filter { disk[$0].rest(after: line) != nil }
            guard places.count == 1, let rest = disk[places[0]].rest(after: line) else { continue }
            self.base[index] = new
            let entry = disk[places[0]].content.prefix(upTo: rest.startIndex)
            let comma = new.withoutComma == new.content ? [] : [UInt8(ascii: ",")]
            let end = rest.first == UInt8(ascii: ",") ? rest.dropFirst() : rest
            self.disk[places[0]] = TextLine(content: (entry + comma + end)[...], end: disk[places[0]].end)
        }
    }
}

extension TextLine {
    /// What follows an entry of a list on this line: its comma, a comment; nil when the line says something else.
    fileprivate func rest(after entry: TextLine) -> ArraySlice<UInt8>? {
        guard content.starts(with: entry.withoutComma), !entry.trimmed.isEmpty else { return nil }
        let rest = content.dropFirst(entry.withoutComma.count)
        let comment = (rest.first == UInt8(ascii: ",") ? rest.dropFirst() : rest).drop { $0 == UInt8(ascii: " ") }
        return comment.isEmpty || comment.starts(with: "//".utf8) ? rest : nil
    }
}
