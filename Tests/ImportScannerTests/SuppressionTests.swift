import Testing

@testable import ImportScanner

/// Where `// scaffold:ignore RULE reason` is seen, and where it is only text.
@Suite struct SuppressionTests {
    @Test(arguments: SuppressionRow.all) func finds(_ row: SuppressionRow) {
        let found = SourceScanner.scan(Array(row.source.utf8)).suppressions.map(\.summary)
        #expect(found == row.expected, "\(row.testDescription)")
    }
}

struct SuppressionRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let expected: [String]

    init(_ sentence: String, _ source: String, _ expected: String...) {
        testDescription = sentence
        self.source = source
        self.expected = expected
    }

    static let all = [
        SuppressionRow(
            "at the end of a line",
            "import A // scaffold:ignore a-b old code",
            "1:10 trailing [a-b] [old code]"
        ),
        SuppressionRow(
            "on a line of its own",
            "\n  // scaffold:ignore a-b old code\nimport A",
            "2:3 own [a-b] [old code]"
        ),
        SuppressionRow("without any import", "let a = 1\n//scaffold:ignore a b", "2:1 own [a] [b]"),
        SuppressionRow("after the last import", "import A\n\n// scaffold:ignore a b", "3:1 own [a] [b]"),
        SuppressionRow(
            "without reason, without rule",
            "// scaffold:ignore a\r\n// scaffold:ignore\r\n",
            "1:1 own [a] []",
            "2:1 own [] []"
        ),
        SuppressionRow("blanks around the words", "//  scaffold:ignore\ta\t b c \t", "1:1 own [a] [b c]"),
        SuppressionRow("behind a comment it is trailing", "/* c */ // scaffold:ignore a b", "1:9 trailing [a] [b]"),
        SuppressionRow(
            "two in a row",
            "// scaffold:ignore a b\n// scaffold:ignore c d\n",
            "1:1 own [a] [b]",
            "2:1 own [c] [d]"
        ),
        SuppressionRow(
            "not in strings, other comments or longer words",
            "let a = \"// scaffold:ignore a b\"\n/* // scaffold:ignore a b */\n/// scaffold:ignore a b\n// see scaffold:ignore a\n// scaffold:ignored a"
        ),
    ]
}

extension SuppressionComment {
    fileprivate var summary: String {
        "\(position) \(isTrailing ? "trailing" : "own") [\(rule)] [\(reason)]"
    }
}
