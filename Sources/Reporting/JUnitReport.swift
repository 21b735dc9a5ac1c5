import Diagnostics

/// A JUnit report: a suite for each rule, a test case for each finding, and one that passes for a rule without.
///
/// What fails the check fails here; a warning passes, with its text as output; a known finding is skipped. Names hold
/// no line number, so that a test's history goes on when lines are added above, and no name occurs twice: GitLab
/// drops the second.
struct JUnitReport {
    private let report: CheckReport
    private let options: ReportOptions

    init(_ report: CheckReport, _ options: ReportOptions) {
        self.report = report
        self.options = options
    }

    var text: String {
        let findings = Dictionary(grouping: report.findings, by: \.rule)
        let suites = report.rules.map { suite($0, findings[$0.id] ?? []) }
        return XMLNode("testsuites", totals(suites.flatMap(\.cases)), children: suites.map(\.node)).document
    }

    private func totals(_ cases: [TestCase]) -> KeyValuePairs<String, String?> {
        ["name": "scaffold check", "tests": "\(cases.count)", "failures": failures(cases), "errors": "0"]
    }

    private func suite(_ rule: CheckedRule, _ findings: [Diagnostic]) -> Suite {
        let found = zip(findings, names(findings)).map { testCase($0, $1) }
        let cases = found.isEmpty ? [TestCase(outcome: .passed, node: node(rule.id, rule.name, nil, []))] : found
        let node = XMLNode("testsuite", counts(rule.id.rawValue, cases), children: cases.map(\.node))
        return Suite(cases: cases, node: node)
    }

    private func testCase(_ finding: Diagnostic, _ name: String) -> TestCase {
        let outcome = Outcome(finding, fails: report.fails(finding))
        let text = TextReport([finding], sourceLine: options.sourceLine).text
        let details: XMLNode =
            switch outcome {
            case .failed: XMLNode("failure", ["message": finding.message, "type": "\(finding.severity)"], text: text)
            case .skipped: XMLNode("skipped", ["message": "the baseline holds it"], text: text)
            case .passed: XMLNode("system-out", text: text)
            }
        return TestCase(outcome: outcome, node: node(finding.rule, name, finding.anchor?.file, [details]))
    }

    /// GitLab shows `classname` as the suite; Jenkins makes what stands before its last dot a package.
    private func node(_ rule: RuleID, _ name: String, _ file: String?, _ details: [XMLNode]) -> XMLNode {
        XMLNode("testcase", ["classname": "scaffold.\(rule)", "name": name, "file": file], children: details)
    }

    private func counts(_ name: String, _ cases: [TestCase]) -> KeyValuePairs<String, String?> {
        [
            "name": name,
            "tests": "\(cases.count)",
            "failures": failures(cases),
            "errors": "0",
            "skipped": "\(cases.count { $0.outcome == .skipped })",
        ]
    }

    private func failures(_ cases: [TestCase]) -> String {
        "\(cases.count { $0.outcome == .failed })"
    }

    /// `Sources/Home/Home.swift: 'Home' imports 'Login'`, and ` (2)` behind the second of equal ones.
    private func names(_ findings: [Diagnostic]) -> [String] {
        var used: Set<String> = []
        var last: [String: Int] = [:]
        return findings.map { finding in
            let name = (finding.anchor.map { "\($0.file): " } ?? "") + finding.placedMessage
            var unique = name
            while !used.insert(unique).inserted {
                last[name, default: 1] += 1
                unique = "\(name) (\(last[name, default: 1]))"
            }
            return unique
        }
    }
}

extension JUnitReport {
    private struct Suite {
        let cases: [TestCase]
        let node: XMLNode
    }

    private struct TestCase {
        let outcome: Outcome
        let node: XMLNode
    }

    private enum Outcome {
        case passed, failed, skipped

        init(_ finding: Diagnostic, fails: Bool) {
            self = finding.isKnown ? .skipped : fails ? .failed : .passed
        }
    }
}
