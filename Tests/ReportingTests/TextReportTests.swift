import Diagnostics
import Reporting
import Testing

@Suite("The report for people")
struct TextReportTests {
    private static let source = "\t\"日本\": \"centre\","

    private static let diagnostic = Diagnostic(
        rule: "unknown-key",
        "unknown key 'centre'",
        at: Location(file: "scaffold.json", line: 14, column: 12),
        notes: [Note("first here", at: Location(file: "scaffold.json", line: 2, column: 1)), Note("and\nhere")],
        fix: "write 'center'"
    )

    @Test("shows the place, the line with a caret, the notes and the fix")
    func wholeReport() {
        let report = TextReport([Self.diagnostic]) { _ in Self.source }
        #expect(
            report.text == """
                scaffold.json:14:12: error: unknown key 'centre' [unknown-key]
                  14 |     "日本": "centre",
                     |             ^
                  scaffold.json:2:1: note: first here
                  note: and
                  here
                  fix: write 'center'

                """
        )
    }

    @Test("a control character never reaches the terminal")
    func controlCharacters() {
        let hostile = Diagnostic(
            .warning,
            rule: "x",
            "a\u{1B}[2Jb\n::error::",
            at: Location(file: "x\u{7}\n", line: 1, column: 1)
        )
        let text = TextReport([hostile]) { _ in "\u{1B}]0;title\u{7}" }.text
        #expect(
            text == """
                x\\u{7}\\u{A}:1:1: warning: a\\u{1B}[2Jb\\u{A}::error:: [x]
                  1 | \\u{1B}]0;title\\u{7}
                    | ^

                """
        )
    }

    @Test("without a line there is no snippet, and nothing to report is nothing")
    func short() {
        #expect(TextReport([]).text == "")
        #expect(TextReport([Diagnostic(rule: "r", "m", at: Location(file: "f"))]).text == "f: error: m [r]\n")
    }

    @Test("colour marks the severity and leaves the words")
    func color() {
        let text = TextReport([Diagnostic(rule: "r", "m")], usesColor: true).text
        #expect(text == "\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mm\u{1B}[0m\u{1B}[2m [r]\u{1B}[0m\n")
    }
}
