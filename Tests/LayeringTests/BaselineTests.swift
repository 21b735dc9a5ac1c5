import Diagnostics
import Layering
import Testing

@Suite("The baseline")
struct BaselineTests {
    private static func finding(_ file: String, _ message: String, line: Int = 1) -> Diagnostic {
        Diagnostic(rule: "upward-dependency", message, at: Location(file: file, line: line, column: 1))
    }

    @Test("is written sorted, one entry on each line, without line numbers")
    func text() {
        let findings = [
            Self.finding("b.swift", "'B' imports 'A'", line: 9), Self.finding("a.swift", "x"),
            Self.finding("b.swift", "'B' imports 'A'", line: 2),
        ]
        #expect(
            Baseline(findings).text == """
                {
                  "version": 1,
                  "findings": [
                    { "file": "a.swift", "rule": "upward-dependency", "message": "x", "count": 1 },
                    { "file": "b.swift", "rule": "upward-dependency", "message": "'B' imports 'A'", "count": 2 },
                    {}
                  ]
                }

                """
        )
    }

    @Test(
        "reads back what it wrote",
        arguments: ["plain", "\"quoted\" \\ back", "line\nbreak\u{0}", "\u{202E}right to left", "日本 🦊", "tab\t\u{7F}"]
    )
    func roundTrip(message: String) throws {
        let baseline = Baseline([Self.finding("x%0A::error::.swift", message), Self.finding("\(message).swift", "m")])
        #expect(try Baseline(bytes: Array(baseline.text.utf8), file: "b.json") == baseline)
        #expect(baseline.text.split(separator: "\n").count == 8)
    }

    @Test("knows as many equal findings as it holds, the first ones")
    func counts() {
        let three = (1...3).map { Self.finding("a.swift", "x", line: $0) }
        let compared = Baseline(Array(three.prefix(2))).compared(with: three)
        #expect(compared.findings.map(\.isKnown) == [true, true, false])
        #expect(compared.stale.isEmpty)
    }

    @Test("tells what is gone")
    func stale() {
        let baseline = Baseline([
            Self.finding("a.swift", "x"), Self.finding("a.swift", "x"), Self.finding("b.swift", "y"),
        ])
        let compared = baseline.compared(with: [Self.finding("a.swift", "x", line: 40)])
        #expect(compared.stale.map(\.count) == [1, 1])
        #expect(compared.stale.map(\.key.file) == ["a.swift", "b.swift"])
    }

    @Test("tells what another one adds and removes")
    func difference() {
        let old = Baseline([Self.finding("a.swift", "x"), Self.finding("a.swift", "x")])
        let new = Baseline([Self.finding("a.swift", "x"), Self.finding("c.swift", "z")])
        let difference = old.difference(to: new)
        #expect(difference.added.map(\.key.file) == ["c.swift"])
        #expect(difference.removed.map(\.count) == [1])
    }

    @Test("adds equal entries of a merge up")
    func merged() throws {
        let entry = #"{ "file": "a", "rule": "r", "message": "m", "count": 1 },"#
        let text = "{ \"version\": 1, \"findings\": [\n\(entry)\n\(entry)\n{}\n] }"
        #expect(try Baseline(bytes: Array(text.utf8), file: "b.json").entries.map(\.count) == [2])
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let text: String
        let message: String
        let place: String

        var testDescription: String { text }
    }

    @Test(
        "says what is wrong with a file",
        arguments: [
            Row(text: "{}", message: "the baseline is not of version 1", place: "b.json:1:1"),
            Row(text: #"{ "version": 2 }"#, message: "the baseline is not of version 1", place: "b.json:1:14"),
            Row(text: #"{ "version": 1 }"#, message: "the baseline has no list 'findings'", place: "b.json:1:1"),
            Row(
                text: #"{ "version": 1, "findings": [{ "file": 3 }] }"#,
                message: "the entry needs 'file', 'rule' and 'message'; 'count' is a number from 1",
                place: "b.json:1:30"
            ),
        ]
    )
    func faults(row: Row) throws {
        let error = #expect(throws: DiagnosticsError.self) { try Baseline(bytes: Array(row.text.utf8), file: "b.json") }
        #expect(error?.diagnostics.map(\.message) == [row.message])
        #expect(error?.diagnostics.first?.location?.description == row.place)
    }
}
