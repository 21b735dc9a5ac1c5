import Diagnostics

/// A form of the report. To add one: a file beside this one, and a case here; the compiler tells if you forget.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// For people: snippet, caret, notes, fix and a summary.
    case text
    /// The lines that Xcode's build log turns into issues.
    case xcode
    /// Workflow commands that GitHub Actions turns into annotations.
    case github
    /// GitLab's code quality report.
    case gitlab
    case junit
    /// SARIF 2.1.0, for code scanning.
    case sarif
    case json

    /// The whole report in this format, each line with its end.
    public func render(_ report: CheckReport, _ options: ReportOptions = ReportOptions()) -> String {
        switch self {
        case .text: TextReport(report, options).text
        case .xcode: XcodeReport(report, options).text
        case .github: GitHubReport(report).text
        case .gitlab: GitLabReport(report).text
        case .junit: JUnitReport(report, options).text
        case .sarif: SARIFReport(report, options).text
        case .json: JSONReport(report).text
        }
    }
}
