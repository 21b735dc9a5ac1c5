/// What has to change in some lines so that they become others.
///
/// `["a", "b"]` → `["a", "c"]`: first difference at 1, `@@ -1,2 +1,2 @@`, ` a`, `-b`, `+c`
struct LineDifference {
    /// More pairs of lines than this are not compared one by one; the differing stretch is shown as replaced.
    private static let maximumPairs = 4_000_000
    /// Unchanged lines around a change.
    private static let context = 2
    /// Longer diffs are cut; the first change is what is mended first.
    private static let maximumLines = 60

    fileprivate enum Edit {
        case keep(Int, Int), remove(Int), add(Int)
    }

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    private let edits: [Edit]

    init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
        self.old = old
        self.new = new
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let oldMiddle = head..<old.count - tail
        let newMiddle = head..<new.count - tail
        let start = (0..<head).map { Edit.keep($0, $0) }
        let end = (0..<tail).map { Edit.keep(oldMiddle.upperBound + $0, newMiddle.upperBound + $0) }
        edits = start + Self.edits(old, oldMiddle, new, newMiddle) + end
    }

    var isEmpty: Bool { !edits.contains(where: \.isChange) }

    /// The old line, from 0, at which the first change is; the number of old lines when all are kept.
    var firstChangedLine: Int {
        var line = 0
        for edit in edits {
            switch edit {
            case .keep(let index, _): line = index + 1
            case .remove, .add: return line
            }
        }
        return line
    }

    /// The changes as a unified diff, one hunk after the other, without file names.
    ///
    /// - Parameter offset: the number of the first old line, from 1.
    func unified(firstLine offset: Int) -> String {
        let lines = hunks.flatMap { hunk($0, offset) }
        guard lines.count > Self.maximumLines else { return lines.joined(separator: "\n") }
        let rest = lines.count - Self.maximumLines
        return (lines.prefix(Self.maximumLines) + ["… \(rest) more lines"]).joined(separator: "\n")
    }

    /// The ranges of edits that are shown together.
    private var hunks: [Range<Int>] {
        edits.indices.filter { edits[$0].isChange }.reduce(into: []) { hunks, index in
            let start = max(0, index - Self.context)
            let end = min(edits.count, index + Self.context + 1)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
    }

    private func hunk(_ hunk: Range<Int>, _ offset: Int) -> [String] {
        let before = edits[..<hunk.lowerBound]
        let oldStart = before.count(where: \.isOld) + offset
        let newStart = before.count(where: \.isNew) + offset
        let shown = edits[hunk]
        let head = "@@ -\(oldStart),\(shown.count(where: \.isOld)) +\(newStart),\(shown.count(where: \.isNew)) @@"
        return [head] + shown.map(line)
    }

    private func line(_ edit: Edit) -> String {
        switch edit {
        case .keep(let index, _): " " + text(old[index])
        case .remove(let index): "-" + text(old[index])
        case .add(let index): "+" + text(new[index])
        }
    }

    private func text(_ line: ArraySlice<UInt8>) -> String { String(decoding: line, as: UTF8.self) }
}

extension LineDifference {
    private static func edits(
        _ old: [ArraySlice<UInt8>],
        _ a: Range<Int>,
        _ new: [ArraySlice<UInt8>],
        _ b: Range<Int>
    ) -> [Edit] {
        guard a.count * b.count <= maximumPairs else { return a.map { .remove($0) } + b.map { .add($0) } }
        let common = commonLengths(old, a, new, b)
        var edits: [Edit] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            let (left, right) = (a.lowerBound + i, b.lowerBound + j)
            if i < a.count, j < b.count, old[left] == new[right] {
                edits.append(.keep(left, right))
                i += 1
                j += 1
            } else if j == b.count || i < a.count && common[i + 1][j] >= common[i][j + 1] {
                edits.append(.remove(left))
                i += 1
            } else {
                edits.append(.add(right))
                j += 1
            }
        }
        return edits
    }

    /// The length of the longest common subsequence of what begins at each pair.
    private static func commonLengths(
        _ old: [ArraySlice<UInt8>],
        _ a: Range<Int>,
        _ new: [ArraySlice<UInt8>],
        _ b: Range<Int>
    ) -> [[Int32]] {
        var lengths = Array(repeating: Array(repeating: Int32(0), count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                let (row, column) = (i - a.lowerBound, j - b.lowerBound)
                lengths[row][column] =
                    old[i] == new[j]
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        return lengths
    }
}

extension LineDifference.Edit {
    fileprivate var isChange: Bool { if case .keep = self { false } else { true } }
    fileprivate var isOld: Bool { if case .add = self { false } else { true } }
    fileprivate var isNew: Bool { if case .remove = self { false } else { true } }
}
