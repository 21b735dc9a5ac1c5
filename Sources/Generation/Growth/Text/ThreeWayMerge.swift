import TextLines

/// What the team did to a file and what a new spec does to it, put together line by line.
///
/// Lines of the team stay byte for byte; new lines end as the file's lines do. Where both changed the same stretch, the
/// merge conflicts, unless the team's lines hold the change already (then somebody has pasted it) or both changed
/// different lines of it.
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
    /// The team has left nothing to put lines beside.
    private let isEmptied: Bool

    init(base: [TextLine], target: [TextLine], disk: [TextLine]) {
        lineEnd = disk.lineEnd
        isEmptied = disk.isEmpty && !base.isEmpty
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
        _ base: ArraySlice<TextLine>,
        _ disk: ArraySlice<TextLine>,
        _ target: ArraySlice<TextLine>
    ) {
        if disk.elementsEqual(base) {
            lines += target.elementsEqual(disk) ? Array(disk) : Array(target).ending(lineEnd)
            return
        }
        let change = LineChange(from: Array(base), to: Array(target))
        if target.elementsEqual(base) || change.isDone(in: disk) {
            lines += disk
        } else if let both = together(base, disk, target) {
            lines += both
        } else {
            lines += disk
            conflict(change, at: disk.startIndex)
        }
    }

    /// Of lines that both put in between the same two, the team's come first, unless they end with a comment or an
    /// attribute, which belongs to the line below it.
    private func together(
        _ base: ArraySlice<TextLine>,
        _ disk: ArraySlice<TextLine>,
        _ target: ArraySlice<TextLine>
    ) -> [TextLine]? {
        guard !isEmptied else { return nil }
        let target = Array(target).ending(lineEnd)
        let commas = CommaChange(base: Array(base), disk: Array(disk), target: target)
        let changes =
            SeparateChanges(base: Array(base), disk: Array(disk), target: target)
            ?? SeparateChanges(base: commas.base, disk: commas.disk, target: target)
        return changes?.lines { present, new in
            let isHeader = disk.startIndex == 0 && present.startIndex == 0
            let isAttached = !isHeader && present.last.map(\.belongsToNext) == true
            return Array(isAttached ? new + present : present + new)
        }
    }

    private mutating func conflict(_ change: LineChange, at place: Int) {
        conflicts.append(
            Conflict(
                line: place + 1,
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

extension TextLine {
    /// Whether another line, without the blanks around it, is a part of this one.
    fileprivate func holds(_ other: TextLine) -> Bool {
        let part = other.trimmed
        if part.isEmpty { return content.allSatisfy { $0 == UInt8(ascii: " ") } }
        return content.indices.contains { content[$0...].starts(with: part) }
    }

    /// An entry of a list, whether another one follows it or not.
    var withoutComma: ArraySlice<UInt8> {
        content.last == UInt8(ascii: ",") ? content.dropLast() : content
    }

    /// A comment or an attribute.
    fileprivate var belongsToNext: Bool {
        let text = trimmed
        return text.starts(with: "//".utf8) || text.first.map("#@*".utf8.contains) == true
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

    /// The added lines that say something new: `b` and not `a` in `a` → `a, b`.
    var news: [TextLine] {
        let gone = Set(removed.map(\.withoutComma))
        return added.filter { !gone.contains($0.withoutComma) }
    }

    /// Whether a text has all lines that are added, in their order, and none that is removed, not even with a word
    /// more.
    func isDone(in lines: some Sequence<TextLine>) -> Bool {
        var rest = added[...]
        let gone = Set(removed).subtracting(added)
        for line in lines {
            if rest.first == line {
                rest.removeFirst()
            } else if gone.contains(where: line.holds) {
                return false
            }
        }
        return rest.isEmpty
    }
}
