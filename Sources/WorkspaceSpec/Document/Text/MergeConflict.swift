import Diagnostics

/// A merge that has been left unsettled in a text: git's marks stand at the beginning of lines.
public enum MergeConflict {
    /// The lines, from 1, at which a conflict begins.
    ///
    /// `a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n` → `[2]`
    public static func lines(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(mark[0]) else { return [] }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.indices.filter { isMark(lines[$0]) }.map { $0 + 1 }
    }

    /// - Parameter fix: what is right between the marks.
    public static func diagnostics(
        in bytes: [UInt8],
        file: String,
        rule: RuleID,
        fix: String = "keep what is right of the two sides, and remove the lines with the marks"
    ) -> [Diagnostic] {
        lines(in: bytes).map { line in
            let place = Location(file: file, line: line, column: 1)
            return Diagnostic(rule: rule, "a merge conflict is left here", at: place, fix: fix)
        }
    }

    private static let mark = Array("<<<<<<<".utf8)

    private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
        let next = line.dropFirst(mark.count).first
        return line.starts(with: mark) && [nil, UInt8(ascii: " "), UInt8(ascii: "\r")].contains(next)
    }
}
