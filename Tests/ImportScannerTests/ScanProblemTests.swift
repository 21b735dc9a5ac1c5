import Diagnostics
import Testing

@testable import ImportScanner

/// What is said about files that are no Swift.
@Suite struct ScanProblemTests {
    @Test(arguments: ProblemRow.all) func isReportedAtItsPlace(_ row: ProblemRow) {
        let problems = SourceScanner.scan(row.source).problems
        #expect(problems.map { "\($0.position) \($0.kind.rawValue)" } == row.expected, "\(row.testDescription)")
    }

    @Test func hasWordsAndAFix() {
        let problem = ScanProblem(.invalidUTF8, at: SourcePosition(line: 3, column: 4))
        let diagnostic = problem.diagnostic(file: "A.swift")
        #expect(diagnostic.message == "file is not UTF-8")
        #expect(diagnostic.location == Location(file: "A.swift", line: 3, column: 4))
        for kind in ScanProblem.Kind.allCases {
            #expect(ScanProblem(kind, at: problem.position).diagnostic(file: "").fix != nil)
        }
    }
}

struct ProblemRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: [UInt8]
    let expected: [String]

    init(_ sentence: String, _ source: String, _ expected: String...) {
        self.init(sentence, bytes: Array(source.utf8), expected)
    }

    init(_ sentence: String, bytes: [UInt8], _ expected: [String]) {
        testDescription = sentence
        source = bytes
        self.expected = expected
    }

    static let all = [
        ProblemRow("nothing is wrong", "import A\nlet a = \"é\""),
        ProblemRow("an open comment", "let a = 1 /* b /* c */\nimport A", "1:11 unterminatedComment"),
        ProblemRow("an open string", "\nlet a = \"b\nimport A", "2:9 unterminatedString"),
        ProblemRow("an open multi-line string", "let a = \"\"\"\nimport A", "1:9 unterminatedMultilineString"),
        ProblemRow(
            "an open string in an open string",
            "let a = \"\"\"\n\\(\"\"\"\nimport A",
            "1:9 unterminatedMultilineString"
        ),
        ProblemRow("inside a branch another compiler may read", "#if A\nlet a = \"b\n#endif\nimport A"),
        ProblemRow("an open comment inside a branch", "#if A\n/*\n#endif\nimport A", "2:1 unterminatedComment"),
        ProblemRow("a conflict", "<<<<<<< a\n>>>>>>> b\nimport A", "1:1 conflictMarker"),
        ProblemRow("behind the last import nothing counts", "import A\n/*"),
        ProblemRow("a lone continuation byte", bytes: [0x0A, 0x61, 0x80], ["2:2 invalidUTF8"]),
        ProblemRow("an overlong form", bytes: [0xC0, 0xAF], ["1:1 invalidUTF8"]),
        ProblemRow("a surrogate", bytes: [0xED, 0xA0, 0x80], ["1:1 invalidUTF8"]),
        ProblemRow("beyond the last code point", bytes: [0xF4, 0x90, 0x80, 0x80], ["1:1 invalidUTF8"]),
        ProblemRow("cut off at the end", bytes: [0x61, 0xE2, 0x82], ["1:2 invalidUTF8"]),
        ProblemRow("UTF-16", bytes: [0xFF, 0xFE, 0x69, 0x00], ["1:1 invalidUTF8"]),
        ProblemRow("every length of valid UTF-8", "aé€😀\u{7FF}\u{800}\u{FFFF}\u{10FFFF}"),
        ProblemRow(
            "strings nested without measure",
            "let a = " + String(repeating: "\"\\(", count: 10_001) + "\nimport A",
            "1:30009 nestedTooDeeply"
        ),
    ]
}
