import Testing
import TextLines

@Suite("A unified diff")
struct UnifiedDiffTests {
    @Test("has three lines around each change, and the places of both files")
    func hunks() {
        let old = (1...12).map { "\($0)\n" }.joined()
        let new = old.replacing("6\n", with: "six\n").replacing("12\n", with: "")
        let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), file: "f")
        #expect(
            diff.lines == [
                "--- a/f", "+++ b/f", "@@ -3,10 +3,9 @@", " 3", " 4", " 5", "-6", "+six", " 7", " 8", " 9", " 10",
                " 11",
                "-12",
            ]
        )
    }

    @Test("of equal texts is empty, and a new file begins at line 0")
    func ends() {
        #expect(UnifiedDiff(from: [97], to: [97], file: "f").lines.isEmpty)
        #expect(
            UnifiedDiff(from: [], to: Array("a\n".utf8), file: "f").lines == [
                "--- a/f", "+++ b/f", "@@ -0,0 +1 @@", "+a",
            ]
        )
    }

    struct Change: CustomTestStringConvertible {
        let old: String
        let new: String
        let hunks: String

        var testDescription: String { "\(old) → \(new)" }
    }

    static let changes = [
        Change(old: "a b c", new: "a b c", hunks: ""),
        Change(old: "a b c", new: "a x c", hunks: "@@ -10,3 +10,3 @@| a|-b|+x| c"),
        Change(old: "a b", new: "a b c", hunks: "@@ -10,2 +10,3 @@| a| b|+c"),
        Change(old: "a b c", new: "b c", hunks: "@@ -10,3 +10,2 @@|-a| b| c"),
        Change(
            old: "x 1 2 3 4 5 6 7 y",
            new: "1 2 3 4 5 6 7",
            hunks: "@@ -10,4 +10,3 @@|-x| 1| 2| 3|@@ -15,4 +14,3 @@| 5| 6| 7|-y"
        ),
        Change(old: "", new: "a", hunks: "@@ -9,0 +10 @@|+a"),
    ]

    @Test("of a stretch counts lines from where the stretch begins", arguments: changes)
    func stretch(_ row: Change) {
        let lines = { (text: String) in text.replacing(" ", with: "\n").textLines }
        let hunks = UnifiedDiff.hunks(from: lines(row.old), to: lines(row.new), firstLine: 10)
        #expect(hunks.joined(separator: "|") == row.hunks)
    }

    @Test("of large texts takes bounded work and as much room as it may")
    func large() {
        let old = (0..<20_000).map { "old \($0)\n" }.joined().textLines
        let new = (0..<20_000).map { "new \($0)\n" }.joined().textLines
        let hunks = UnifiedDiff.hunks(from: old, to: new, limit: 60)
        #expect(hunks.count == 61)
        #expect(hunks.last == "… 39941 more lines")
    }
}
