import Diagnostics

/// GitLab's code quality report: a subset of the Code Climate format, one array.
///
/// GitLab compares it with the target branch's by fingerprint, so known findings are in it, as `info`.
struct GitLabReport {
    private let findings: [Diagnostic]

    init(_ report: CheckReport) {
        findings = report.findings
    }

    var text: String {
        JSONValue.array(zip(findings, Fingerprint.all(of: findings)).map(issue)).text
    }

    private func issue(_ finding: Diagnostic, _ fingerprint: String) -> JSONValue {
        [
            "description": .string(finding.fullMessage { $0.location == nil ? "note: \($0.message)" : nil }),
            "check_name": .string(finding.rule.rawValue),
            "fingerprint": .string(fingerprint),
            "severity": .string(severity(finding)),
            // Both are required; a finding that has no place at all is about the workspace.
            "location": [
                "path": .string(finding.anchor?.file ?? "."),
                "lines": ["begin": .integer(finding.anchor?.line ?? 1)],
            ],
        ]
    }

    private func severity(_ finding: Diagnostic) -> String {
        if finding.isKnown { return "info" }
        return finding.severity == .error ? "major" : "minor"
    }
}
