/// The difference between two texts as `diff -u` shows it, with three lines around each change.
public struct UnifiedDiff {
    /// Without line ends; empty when the texts are equal.
    public let lines: [String]

    public init(from old: [UInt8], to new: [UInt8], file: String) {
        let hunks = UnifiedDiff.hunks(from: old.textLines, to: new.textLines)
        lines = hunks.isEmpty ? [] : ["--- a/\(file)", "+++ b/\(file)"] + hunks
    }

    /// The lines of the hunks alone.
    static func hunks(from old: [TextLine], to new: [TextLine]) -> [String] {
        groups(rows(from: old, to: new)).flatMap { rows in [header(rows)] + rows.map(\.text) }
    }

    private struct Row {
        /// ` `, `-` or `+`.
        let sign: Character
        let line: TextLine
        /// The lines before this one, of the old and of the new text.
        let old: Int
        let new: Int

        var text: String { "\(sign)\(line.text)" }
    }

    /// How many equal lines are shown around a change.
    private static let context = 3

    private static func rows(from old: [TextLine], to new: [TextLine]) -> [Row] {
        var rows: [Row] = []
        var (oldPlace, newPlace) = (0, 0)
        for (oldEnd, newEnd) in LineMatches(old, new).pairs + [(old.count, new.count)] {
            rows += (oldPlace..<oldEnd).map { Row(sign: "-", line: old[$0], old: $0, new: newPlace) }
            rows += (newPlace..<newEnd).map { Row(sign: "+", line: new[$0], old: oldEnd, new: $0) }
            if oldEnd < old.count || newEnd < new.count {
                rows.append(Row(sign: " ", line: old[oldEnd], old: oldEnd, new: newEnd))
            }
            (oldPlace, newPlace) = (oldEnd + 1, newEnd + 1)
        }
        return rows
    }

    /// The changed rows with their surroundings; what lies near each other is one group.
    private static func groups(_ rows: [Row]) -> [ArraySlice<Row>] {
        var ranges: [Range<Int>] = []
        for index in rows.indices where rows[index].sign != " " {
            let range = max(0, index - context)..<min(rows.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { rows[$0] }
    }

    private static func header(_ rows: ArraySlice<Row>) -> String {
        let old = rows.filter { $0.sign != "+" }.count
        let new = rows.filter { $0.sign != "-" }.count
        guard let first = rows.first else { return "" }
        return "@@ -\(place(first.old, old)) +\(place(first.new, new)) @@"
    }

    /// `start,count`; an empty stretch is named by the line before it.
    private static func place(_ start: Int, _ count: Int) -> String {
        let line = count == 0 ? start : start + 1
        return count == 1 ? "\(line)" : "\(line),\(count)"
    }
}
