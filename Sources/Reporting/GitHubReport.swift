import Diagnostics

/// New findings as workflow commands: GitHub Actions shows them in the lines of a pull request.
///
/// `::error file=Sources/Home/Home.swift,line=3,col=8,title=sibling-dependency::'Home' imports 'Login'`
/// Known findings are left out: GitHub shows ten annotations of a step and drops the rest.
struct GitHubReport {
    private let findings: [Diagnostic]

    init(_ report: CheckReport) {
        findings = report.newFindings
    }

    var text: String {
        findings.map { command($0) + "\n" }.joined()
    }

    private func command(_ finding: Diagnostic) -> String {
        let message = finding.fullMessage { note in (note.location.map { "\($0): " } ?? "") + "note: \(note.message)" }
        return "::\(finding.severity) \(properties(finding))::\(message.commandData)"
    }

    private func properties(_ finding: Diagnostic) -> String {
        let properties: KeyValuePairs<String, String?> = [
            "file": finding.location?.file,
            "line": finding.location?.line.map(String.init),
            "col": finding.location?.column.map(String.init),
            "title": finding.rule.rawValue,
        ]
        return properties.compactMap { name, value in value.map { "\(name)=\($0.commandProperty)" } }
            .joined(separator: ",")
    }
}

extension String {
    /// The escapes of the data after `::`, which the runner undoes; other characters that cannot be seen have none,
    /// and are spelt out.
    fileprivate var commandData: String { escaped(\.escapeInCommandData) }

    /// The escapes of a property's value.
    fileprivate var commandProperty: String { escaped(\.escapeInCommandProperty) }
}

extension Unicode.Scalar {
    fileprivate var escapeInCommandData: String? {
        switch self {
        case "%": "%25"
        case "\r": "%0D"
        case "\n": "%0A"
        default: isInvisible ? String(self).visible : nil
        }
    }

    fileprivate var escapeInCommandProperty: String? {
        switch self {
        case ":": "%3A"
        case ",": "%2C"
        default: escapeInCommandData
        }
    }
}
