import Testing
import TextLines

@testable import Generation

@Suite("A merge of the team's lines with the spec's change")
struct ThreeWayMergeTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let base: String
        let target: String
        let disk: String
        /// Nil for a conflict.
        let merged: String?

        var testDescription: String { sentence }
    }

    static let rows = [
        Row(sentence: "nothing changed", base: "a\nb\n", target: "a\nb\n", disk: "a\nb\n", merged: "a\nb\n"),
        Row(sentence: "the spec's alone", base: "a\nb\n", target: "a\nx\nb\n", disk: "a\nb\n", merged: "a\nx\nb\n"),
        Row(sentence: "the team's alone", base: "a\nb\n", target: "a\nb\n", disk: "A\nb\n", merged: "A\nb\n"),
        Row(
            sentence: "far from each other",
            base: "a\nb\nc\nd\n",
            target: "a\nb\nc\nd\ne\n",
            disk: "A\nb\nc\nd\n",
            merged: "A\nb\nc\nd\ne\n"
        ),
        Row(sentence: "both did the same", base: "a\nb\n", target: "a\nx\nb\n", disk: "a\nx\nb\n", merged: "a\nx\nb\n"),
        Row(
            sentence: "both put lines in",
            base: "a\nb\n",
            target: "a\nx\nb\n",
            disk: "a\nt\nb\n",
            merged: "a\nt\nx\nb\n"
        ),
        Row(
            sentence: "a comment stays above the line that it is about",
            base: "a\nb\n",
            target: "a\nx\nb\n",
            disk: "a\n// b\nb\n",
            merged: "a\nx\n// b\nb\n"
        ),
        Row(
            sentence: "a header stays on top",
            base: "import B\n",
            target: "import A\nimport B\n",
            disk: "// ours\nimport B\n",
            merged: "// ours\nimport A\nimport B\n"
        ),
        Row(sentence: "the same line", base: "a\nb\nc\n", target: "a\nx\nc\n", disk: "a\nt\nc\n", merged: nil),
        Row(
            sentence: "one takes away what the other comments on",
            base: "a\nb\nc\n",
            target: "a\nc\n",
            disk: "a\nb // t\nc\n",
            merged: nil
        ),
        Row(
            sentence: "one takes away what the other replaces",
            base: "a\nb\nc\n",
            target: "a\nc\n",
            disk: "a\nt\nc\n",
            merged: "a\nt\nc\n"
        ),
        Row(
            sentence: "the lines have been pasted by hand",
            base: "a\nb\nc\n",
            target: "a\nx\ny\nc\n",
            disk: "a\nt\nx\nt\ny\nc\n",
            merged: "a\nt\nx\nt\ny\nc\n"
        ),
        Row(
            sentence: "CRLF is kept",
            base: "a\nb\n",
            target: "a\nx\nb\n",
            disk: "a\r\nb\r\n",
            merged: "a\r\nx\r\nb\r\n"
        ),
        Row(
            sentence: "mixed line ends are kept where they are",
            base: "a\nb\nc\n",
            target: "a\nb\nc\nd\n",
            disk: "a\nb\r\nc\n",
            merged: "a\nb\r\nc\nd\n"
        ),
        Row(sentence: "no line end at the end", base: "a\nb\n", target: "a\nb\nc\n", disk: "a\nb", merged: "a\nb\nc"),
        Row(
            sentence: "a line behind one with a comment of the team",
            base: "[\n  a,\n  b,\n]\n",
            target: "[\n  a,\n  b,\n  c,\n]\n",
            disk: "[\n  a,\n  b, // ours\n]\n",
            merged: "[\n  a,\n  b, // ours\n  c,\n]\n"
        ),
        Row(
            sentence: "a line before one that the team has changed",
            base: "a\nb\n",
            target: "x\na\nb\n",
            disk: "A\nb\n",
            merged: "x\nA\nb\n"
        ),
        Row(
            sentence: "a line behind one that the team has taken away",
            base: "[\na\n]\n",
            target: "[\na\nx\n]\n",
            disk: "[\n]\n",
            merged: "[\nx\n]\n"
        ),
        Row(
            sentence: "the team's line beside one that changes",
            base: "a\nb\n",
            target: "a\nx\n",
            disk: "a\nb\nt\n",
            merged: "a\nx\nt\n"
        ),
        Row(
            sentence: "neighbours, and their line ends",
            base: "a\nb\nc\nd\n",
            target: "a\nb\nx\nd\n",
            disk: "a\r\nB\r\nc\nd\n",
            merged: "a\r\nB\r\nx\r\nd\n"
        ),
        Row(
            sentence: "a line in a stretch that the team has rewritten",
            base: "[\na\nb\n]\n",
            target: "[\na\nx\nb\n]\n",
            disk: "[\nt\n]\n",
            merged: nil
        ),
        Row(
            sentence: "a second entry, and its comma before the team's comment",
            base: "[\n  a\n]\n",
            target: "[\n  a,\n  b,\n]\n",
            disk: "[\n  a  // ours, of course\n]\n",
            merged: "[\n  a,  // ours, of course\n  b,\n]\n"
        ),
        Row(
            sentence: "the last but one entry gone, and the comma with it",
            base: "[\n  a,\n  b,\n]\n",
            target: "[\n  a\n]\n",
            disk: "[\n  a,  // ours, of course\n  b,\n]\n",
            merged: "[\n  a  // ours, of course\n]\n"
        ),
        Row(
            sentence: "an entry that the team has made another one gets no comma",
            base: "[\n  a\n]\n",
            target: "[\n  a,\n  b,\n]\n",
            disk: "[\n  a.with(ours)\n]\n",
            merged: nil
        ),
        Row(
            sentence: "an entry behind one that has no comma any more",
            base: "[\n  a,\n]\n",
            target: "[\n  a,\n  b,\n]\n",
            disk: "[\n  a // the last, of course\n]\n",
            merged: nil
        ),
        Row(sentence: "an empty file of the team", base: "a\n", target: "a\nb\n", disk: "", merged: nil),
        Row(sentence: "removed by both", base: "a\nb\nc\n", target: "a\nc\n", disk: "a\nc\nt\n", merged: "a\nc\nt\n"),
        Row(
            sentence: "lines that repeat",
            base: "{\n}\n{\n}\n",
            target: "{\n}\n{\n}\n{\n}\n",
            disk: "{\nt\n}\n{\n}\n",
            merged: "{\nt\n}\n{\n}\n{\n}\n"
        ),
    ]

    @Test(arguments: rows)
    func merges(row: Row) {
        let merge = ThreeWayMerge(
            base: Array(row.base.utf8).textLines,
            target: Array(row.target.utf8).textLines,
            disk: Array(row.disk.utf8).textLines
        )
        #expect(merge.conflicts.isEmpty == (row.merged != nil))
        if let merged = row.merged { #expect(String(decoding: merge.bytes, as: UTF8.self) == merged) }
    }

    @Test("a conflict names the line and what to paste")
    func conflict() {
        let merge = ThreeWayMerge(
            base: Array("a\nb\n".utf8).textLines,
            target: Array("a\nx\n".utf8).textLines,
            disk: Array("a\nt\n".utf8).textLines
        )
        #expect(merge.conflicts == [ThreeWayMerge.Conflict(line: 2, removed: ["b"], added: ["x"])])
    }

    @Test("whatever the texts, a merge with itself changes nothing, and one side's change alone is taken exactly")
    func laws() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let base = Self.text(&generator)
            let other = Self.text(&generator)
            #expect(ThreeWayMerge(base: base, target: other, disk: base).bytes == other.bytes)
            #expect(ThreeWayMerge(base: base, target: base, disk: other).bytes == other.bytes)
            #expect(ThreeWayMerge(base: base, target: other, disk: other).bytes == other.bytes)
            let merge = ThreeWayMerge(base: base, target: other, disk: Self.text(&generator))
            #expect(merge.conflicts.allSatisfy { $0.line >= 1 })
        }
    }

    /// Few different lines, so that they repeat.
    private static func text(_ generator: inout SystemRandomNumberGenerator) -> [TextLine] {
        let count = Int.random(in: 0...12, using: &generator)
        let lines = (0..<count).map { _ in ["a\n", "b\n", "c\n", "\n"].randomElement(using: &generator) ?? "" }
        return Array(lines.joined().utf8).textLines
    }
}
