/// What the team did to a file and what a new spec does to it, put together line by line.
///
/// Lines of the team stay byte for byte; new lines end as the file's lines do. Where both changed the same stretch, the
/// merge conflicts, unless the team's lines hold the change already: then somebody has pasted it.
///
/// ```
/// base: a b c    target: a b c d    disk: A b c    →  A b c d
/// ```
struct ThreeWayMerge {
    /// A stretch that both changed.
    struct Conflict: Equatable {
        /// Of the file on disk, from 1.
        let line: Int
        /// What the new spec takes away there, and what it writes.
        let removed: [String]
        let added: [String]
    }

    private(set) var lines: [TextLine] = []
    private(set) var conflicts: [Conflict] = []
    private let lineEnd: ArraySlice<UInt8>

    init(base: [TextLine], target: [TextLine], disk: [TextLine]) {
        lineEnd = disk.lineEnd
        let onDisk = LineMatches(base, disk).rightOfLeft
        let inTarget = LineMatches(base, target).rightOfLeft
        var start = Stretch(base: 0, disk: 0, target: 0)
        for place in base.indices {
            guard let diskPlace = onDisk[place], let targetPlace = inTarget[place] else { continue }
            let end = Stretch(base: place, disk: diskPlace, target: targetPlace)
            resolve(base[start.base..<place], disk[start.disk..<diskPlace], target[start.target..<targetPlace])
            lines.append(disk[diskPlace])
            start = Stretch(base: end.base + 1, disk: end.disk + 1, target: end.target + 1)
        }
        resolve(base[start.base...], disk[start.disk...], target[start.target...])
        mendEnds(likeLastOf: disk)
    }

    /// The merged file.
    var bytes: [UInt8] { lines.bytes }

    private struct Stretch {
        var base: Int
        var disk: Int
        var target: Int
    }

    private mutating func resolve(
        _ base: ArraySlice<TextLine>, _ disk: ArraySlice<TextLine>, _ target: ArraySlice<TextLine>
    ) {
        if disk.elementsEqual(base) {
            lines += target.elementsEqual(disk) ? Array(disk) : Array(target).ending(lineEnd)
            return
        }
        lines += disk
        if target.elementsEqual(base) || target.elementsEqual(disk) { return }
        let change = LineChange(from: Array(base), to: Array(target))
        if change.isDone(in: disk) { return }
        conflicts.append(
            Conflict(
                line: disk.startIndex + 1,
                removed: change.removed.map(\.text),
                added: change.added.map(\.text)
            )
        )
    }

    /// A line without an end can only be the last, and the file keeps its habit.
    private mutating func mendEnds(likeLastOf disk: [TextLine]) {
        for index in lines.indices.dropLast() where lines[index].end.isEmpty {
            lines[index] = TextLine(content: lines[index].content, end: lineEnd)
        }
        guard let last = lines.last, let model = disk.last, last.end.isEmpty != model.end.isEmpty else { return }
        lines[lines.count - 1] = TextLine(content: last.content, end: model.end.isEmpty ? [] : lineEnd)
    }
}

/// The lines by which one text differs from another.
struct LineChange {
    let removed: [TextLine]
    let added: [TextLine]

    init(from old: [TextLine], to new: [TextLine]) {
        let matches = LineMatches(old, new)
        let kept = Set(matches.pairs.map(\.0))
        let known = Set(matches.pairs.map(\.1))
        removed = old.indices.filter { !kept.contains($0) }.map { old[$0] }
        added = new.indices.filter { !known.contains($0) }.map { new[$0] }
    }

    /// Whether a text has all lines that are added, in their order, and none that is removed.
    func isDone(in lines: some Sequence<TextLine>) -> Bool {
        var rest = added[...]
        let gone = Set(removed).subtracting(added)
        for line in lines {
            if gone.contains(line) { return false }
            if rest.first == line { rest.removeFirst() }
        }
        return rest.isEmpty
    }
}
