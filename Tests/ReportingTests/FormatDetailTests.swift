import Diagnostics
import Reporting
import Testing

@Suite("Corners of the formats")
struct FormatDetailTests {
    private static let place = Location(file: "a.swift", line: 2, column: 1)

    @Test("Xcode gets absolute paths when the root is known", arguments: ["/work space", "/work space/"])
    func root(_ root: String) {
        let finding = Diagnostic(rule: "r", "m", at: Self.place, notes: [Note("n", at: Location(file: "/b"))])
        let text = OutputFormat.xcode.render(CheckReport(findings: [finding]), ReportOptions(root: root))
        #expect(text == "/work space/a.swift:2:1: error: m [r]\n/b:1:1: note: n\n")
    }

    @Test("each line of a note is a note for Xcode")
    func xcodeLines() {
        let finding = Diagnostic(rule: "r", "m", at: Self.place, notes: [Note("-a\n+b")])
        let lines = OutputFormat.xcode.render(CheckReport(findings: [finding])).split(separator: "\n")
        #expect(lines == ["a.swift:2:1: error: m [r]", "a.swift:2:1: note: -a", "a.swift:2:1: note: +b"])
    }

    @Test("a clean report is empty, or says so")
    func clean() {
        let report = CheckReport(findings: [], fileCount: 1, moduleCount: 1)
        #expect(OutputFormat.text.render(report) == "no violations in 1 file of 1 module\n")
        #expect(OutputFormat.xcode.render(report) == "")
        #expect(OutputFormat.github.render(report) == "")
        #expect(OutputFormat.gitlab.render(report) == "[]\n")
    }

    @Test("a warning fails in JUnit when it fails the check")
    func strict() {
        let finding = Diagnostic(.warning, rule: "r", "m", at: Self.place)
        let lenient = OutputFormat.junit.render(CheckReport(findings: [finding]))
        let strict = OutputFormat.junit.render(CheckReport(findings: [finding], isStrict: true))
        #expect(lenient.contains("<system-out>") && lenient.contains("failures=\"0\""))
        #expect(strict.contains("type=\"warning\"") && strict.contains("failures=\"1\""))
    }

    @Test("equal findings are test cases of different names, also beside one that has such a name")
    func names() {
        let findings = ["m", "m", "m (2)"].map { Diagnostic(rule: "r", $0, at: Self.place) }
        let text = OutputFormat.junit.render(CheckReport(findings: findings))
        for name in ["a.swift: m", "a.swift: m (2)", "a.swift: m (2) (2)"] {
            #expect(text.contains(" name=\"\(name)\""))
        }
    }

    @Test("the rule's place is a note, unless the finding or a note shows it already")
    func ruleLocation() {
        let rule = Location(file: "scaffold.json", line: 7, column: 3)
        let said = [
            Diagnostic(rule: "r", "m", at: rule, ruleLocation: rule),
            Diagnostic(rule: "r", "m", at: Self.place, ruleLocation: rule, notes: [Note("the layer", at: rule)]),
        ]
        #expect(said.allSatisfy { !TextReport([$0]).text.contains("the rule is declared here") })
        let unsaid = Diagnostic(rule: "r", "m", at: Self.place, ruleLocation: rule)
        #expect(TextReport([unsaid]).text.contains("  scaffold.json:7:3: note: the rule is declared here\n"))
    }

    @Test("a column outside the line is no crash", arguments: OutputFormat.allCases, [-1, 0, 1, 7, Int.max])
    func columns(_ format: OutputFormat, _ column: Int) {
        let finding = Diagnostic(rule: "r", "m", at: Location(file: "a", line: column, column: column))
        let text = format.render(CheckReport(findings: [finding]), ReportOptions { _ in "é" })
        #expect(!text.isEmpty)
    }
}
