/// The difference between two texts as `diff -u` shows it, with three lines around each change.
public struct UnifiedDiff {
    /// Without line ends; empty when the texts are equal.
    public let lines: [String]

    public init(from old: [UInt8], to new: [UInt8], file: String) {
        let hunks = UnifiedDiff.hunks(from: old.textLines, to: new.textLines)
        lines = hunks.isEmpty ? [] : ["--- a/\(file)", "+++ b/\(file)"] + hunks
    }

    /// The lines of the hunks alone.
    ///
    /// - Parameters:
    ///   - firstLine: the number of the first line of both texts, when they are a stretch of a file.
    ///   - limit: how many lines are shown; what is left out is counted in one more.
    public static func hunks(
        from old: [TextLine],
        to new: [TextLine],
        firstLine: Int = 1,
        limit: Int = .max
    ) -> [String] {
        let lines = groups(rows(from: old, to: new)).flatMap { [header($0, firstLine)] + $0.map(\.text) }
        return lines.count > limit ? lines.prefix(limit) + ["… \(lines.count - limit) more lines"] : lines
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

    private static func header(_ rows: ArraySlice<Row>, _ firstLine: Int) -> String {
        guard let first = rows.first else { return "" }
        let old = place(first.old + firstLine, rows.count { $0.sign != "+" })
        let new = place(first.new + firstLine, rows.count { $0.sign != "-" })
        return "@@ -\(old) +\(new) @@"
    }

    /// `line,count`; an empty stretch is named by the line before it.
    private static func place(_ line: Int, _ count: Int) -> String {
        count == 1 ? "\(line)" : "\(count == 0 ? line - 1 : line),\(count)"
    }
}
