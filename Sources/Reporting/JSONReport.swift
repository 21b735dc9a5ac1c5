import Diagnostics

/// All findings and the summary for programs, in version 1 of our own form.
///
/// A finding without a position has null for `line` and `column`; a key path then stands before its message.
struct JSONReport {
    private let report: CheckReport

    init(_ report: CheckReport) {
        self.report = report
    }

    var text: String {
        let value: JSONValue = [
            "version": 1,
            "findings": .array(report.findings.map(finding)),
            "summary": summary(report.summary),
        ]
        return value.text
    }

    private func finding(_ finding: Diagnostic) -> JSONValue {
        [
            "rule": .string(finding.rule.rawValue),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.placedMessage),
            "file": JSONValue(finding.location?.file),
            "line": JSONValue(finding.location?.line),
            "column": JSONValue(finding.location?.column),
            "rule_location": finding.ruleLocation.map(ruleLocation) ?? .null,
            "fix": JSONValue(finding.fix),
            "known": .bool(finding.isKnown),
        ]
    }

    private func ruleLocation(_ location: Location) -> JSONValue {
        ["file": .string(location.file), "line": JSONValue(location.line)]
    }

    private func summary(_ summary: CheckSummary) -> JSONValue {
        [
            "errors": .integer(summary.errors),
            "warnings": .integer(summary.warnings),
            "known": .integer(summary.known),
            "fixed": .integer(summary.fixed),
        ]
    }
}
