import Diagnostics
import Testing

@testable import Reporting

@Suite("What a check found")
struct CheckReportTests {
    struct Line: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let findings: [Diagnostic]
        var fixed = 0
        var files = 120
        var modules = 12
        let line: String
    }

    private static let error = Diagnostic(rule: "r", "m")
    private static let warning = Diagnostic(.warning, rule: "r", "m")
    private static let known: Diagnostic = {
        var finding = error
        finding.isKnown = true
        return finding
    }()

    @Test(
        "the summary in one line",
        arguments: [
            Line(testDescription: "clean", findings: [], line: "no violations in 120 files of 12 modules"),
            Line(
                testDescription: "nothing there",
                findings: [],
                files: 0,
                modules: 0,
                line: "no violations in 0 files of 0 modules"
            ),
            Line(
                testDescription: "one of each",
                findings: [error, warning],
                files: 1,
                line: "1 error, 1 warning in 1 file"
            ),
            Line(testDescription: "warnings alone", findings: [warning, warning], line: "2 warnings in 120 files"),
            Line(
                testDescription: "known findings count as known only",
                findings: [error, error, known, warning, error, known],
                fixed: 1,
                line: "3 errors, 1 warning (2 known, 1 fixed) in 120 files"
            ),
            Line(
                testDescription: "nothing new",
                findings: [known],
                files: 1,
                modules: 1,
                line: "no violations (1 known) in 1 file of 1 module"
            ),
            Line(
                testDescription: "something mended",
                findings: [],
                fixed: 3,
                line: "no violations (3 fixed) in 120 files of 12 modules"
            ),
        ]
    )
    func summaryLine(_ row: Line) {
        let report = CheckReport(
            findings: row.findings,
            fixed: row.fixed,
            fileCount: row.files,
            moduleCount: row.modules
        )
        #expect(report.summaryLine == row.line)
    }

    @Test("errors fail the check, warnings with strict, known findings never")
    func passes() {
        #expect(CheckReport(findings: []).passes)
        #expect(CheckReport(findings: [Self.warning, Self.known]).passes)
        #expect(!CheckReport(findings: [Self.warning], isStrict: true).passes)
        #expect(CheckReport(findings: [Self.known], isStrict: true).passes)
        #expect(!CheckReport(findings: [Self.error]).passes)
    }

    @Test("findings are in order of place, rule and message, positions as numbers")
    func order() {
        let places = [
            nil, Location(file: "a"), Location(file: "a", line: 2, column: 9), Location(file: "a", line: 2, column: 10),
            Location(file: "a", line: 10, column: 1), Location(file: "b", line: 1, column: 1),
        ]
        let expected = places.flatMap { place in
            [("r", "m"), ("r", "n"), ("s", "a")].map { Diagnostic(rule: RuleID(rawValue: $0), $1, at: place) }
        }
        #expect(CheckReport(findings: expected.reversed()).findings == expected)
        #expect(CheckReport(findings: expected.shuffled()).findings == expected)
    }

    @Test("the order of the input shows in no format", arguments: OutputFormat.allCases)
    func orderOfInput(_ format: OutputFormat) {
        let twins = ["caf\u{E9}", "cafe\u{301}", "cafz"].flatMap { file in
            [1, 2].map { Diagnostic(rule: "r", "m", at: Location(file: file, line: $0, column: 1)) }
        }
        let almost = ["a", "b"].map { Diagnostic(rule: "r", "m", notes: [Note($0)], fix: "f") }
        let findings = SampleReport.report.findings + twins + almost
        let reports = [findings, findings.reversed(), findings.shuffled()].map {
            format.render(CheckReport(findings: $0, rules: SampleReport.report.rules.shuffled()), SampleReport.options)
        }
        #expect(Set(reports.map { Array($0.utf8) }).count == 1)
    }

    @Test("every rule is listed once, and one that only a finding names too")
    func rules() {
        let report = SampleReport.report
        #expect(
            report.rules.map(\.id.rawValue) == [
                "dependency-cycle", "sibling-dependency", "stale-baseline", "unknown-key", "unused-dependency",
            ]
        )
        #expect(CheckReport(findings: [], rules: report.rules + report.rules).rules == report.rules)
    }

    @Test("a fingerprint outlives a line added above, and no two are equal")
    func fingerprints() {
        func findings(_ lines: [Int]) -> [Diagnostic] {
            lines.map { Diagnostic(rule: "r", "m", at: Location(file: "a", line: $0, column: 1)) }
        }
        let others = [
            Diagnostic(rule: "r", "m", at: Location(file: "b", line: 1, column: 1)), Diagnostic(rule: "r", "am"),
            Diagnostic(rule: "ra", "m"), Diagnostic(rule: "r", "m"),
        ]
        let before = Fingerprint.all(of: findings([1, 5]) + others)
        #expect(Fingerprint.all(of: findings([4, 8]) + others) == before)
        #expect(Set(before).count == before.count)
    }
}
