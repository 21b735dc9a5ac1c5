import Diagnostics

/// A merge that has been left unsettled in a text: git's marks stand at the beginning of lines.
public enum MergeConflict {
    /// The lines, from 1, at which a conflict begins.
    ///
    /// `a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n` → `[2]`
    public static func lines(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(mark[0]) else { return [] }
        var line = 0
        return bytes.indices.compactMap { offset in
            guard startsLine(offset, in: bytes) else { return nil }
            line += 1
            return isMark(bytes[offset...]) ? line : nil
        }
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

    private static let lineEnds = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]

    /// LF, CRLF and a lone CR end a line.
    private static func startsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset > 0 else { return true }
        let isPair = bytes[offset - 1] == lineEnds[1] && bytes[offset] == lineEnds[0]
        return lineEnds.contains(bytes[offset - 1]) && !isPair
    }

    private static func isMark(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.starts(with: mark) else { return false }
        return rest.dropFirst(mark.count).first.map { $0 == UInt8(ascii: " ") || lineEnds.contains($0) } ?? true
    }
}
