import TextLines

/// Two changes of one stretch of lines that replace different lines of it, put together.
///
/// ```
/// base: a b    target: a b c    disk: a b // ours    →  a b // ours c
/// ```
struct SeparateChanges {
    private let base: [TextLine]
    private let disk: [TextLine]
    private let target: [TextLine]
    private let ours: [LineHunk]
    private let theirs: [LineHunk]

    /// Nil where both replace the same line, or one puts lines in where the other rewrites.
    init?(base: [TextLine], disk: [TextLine], target: [TextLine]) {
        let ours = LineHunk.all(from: base, to: target)
        let theirs = LineHunk.all(from: base, to: disk)
        guard !ours.contains(where: { theirs.contains(where: $0.touches) }) else { return nil }
        (self.base, self.disk, self.target, self.ours, self.theirs) = (base, disk, target, ours, theirs)
    }

    /// The lines with both changes; nil where a new entry would follow one that no comma ends any more.
    ///
    /// - Parameter together: puts the team's and the new lines at one place in order.
    func lines(together: (ArraySlice<TextLine>, ArraySlice<TextLine>) -> [TextLine]) -> [TextLine]? {
        var lines: [TextLine] = []
        var (ours, theirs) = (ours[...], theirs[...])
        // The same place in the old lines and on the disk, where lines that the team has kept may end otherwise.
        var (place, onDisk) = (0, 0)
        while true {
            let new = ours.popInsertion(at: place).map { target[$0.new] } ?? []
            let present = theirs.popInsertion(at: place).map { disk[$0.new] } ?? []
            onDisk += present.count
            guard !breaksList(new, after: lines.last, at: place) else { return nil }
            lines += together(present, new)
            guard place < base.count else { return lines }
            if let hunk = ours.popReplacement(at: place) {
                lines += target[hunk.new]
                onDisk += hunk.old.count
                place = hunk.old.upperBound
            } else if let hunk = theirs.popReplacement(at: place) {
                lines += disk[hunk.new]
                (place, onDisk) = (hunk.old.upperBound, hunk.new.upperBound)
            } else {
                lines.append(disk[onDisk])
                (place, onDisk) = (place + 1, onDisk + 1)
            }
        }
    }

    /// Whether an entry of a list would follow another one that the team has taken the comma from.
    private func breaksList(_ new: ArraySlice<TextLine>, after last: TextLine?, at place: Int) -> Bool {
        guard let last, place > 0, let entry = new.last, entry.endsWithComma, base[place - 1].endsWithComma else {
            return false
        }
        return !last.endsWithComma
    }
}

extension ArraySlice<LineHunk> {
    fileprivate mutating func popInsertion(at place: Int) -> LineHunk? {
        first.flatMap { $0.old == place..<place ? popFirst() : nil }
    }

    fileprivate mutating func popReplacement(at place: Int) -> LineHunk? {
        first.flatMap { !$0.old.isEmpty && $0.old.lowerBound == place ? popFirst() : nil }
    }
}

extension TextLine {
    /// Before a comment at the end of the line.
    fileprivate var endsWithComma: Bool {
        let comment = content.indices.first { content[$0...].starts(with: "//".utf8) }
        let code = content[..<(comment ?? content.endIndex)]
        return code.last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: ",")
    }
}
