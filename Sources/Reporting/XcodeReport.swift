import Diagnostics

/// New findings as a compiler writes them: Xcode's build log makes them issues that open the line.
///
/// `Sources/Home/Home.swift:3:8: error: 'Home' imports 'Login' [sibling-dependency]`, notes and fix as `note:` lines.
struct XcodeReport {
    private let findings: [Diagnostic]
    private let root: String?

    init(_ report: CheckReport, _ options: ReportOptions) {
        findings = report.newFindings
        root = options.root
    }

    var text: String {
        findings.flatMap(lines).map { $0.logLine + "\n" }.joined()
    }

    private func lines(_ finding: Diagnostic) -> [String] {
        let rule = finding.rule.rawValue.isEmpty ? "" : " [\(finding.rule)]"
        let head = place(finding.location) + "\(finding.severity): \(finding.placedMessage)\(rule)"
        let notes = finding.notesWithRule.flatMap { lines($0.message, at: $0.location ?? finding.location) }
        return [head] + notes + (finding.fix.map { lines("fix: \($0)", at: finding.location) } ?? [])
    }

    /// A note for each line: a line without a place is lost in the build log.
    private func lines(_ note: String, at location: Location?) -> [String] {
        note.split(separator: "\n", omittingEmptySubsequences: false).map { place(location) + "note: \($0)" }
    }

    /// A file as a whole is its first line: Xcode opens nothing without one.
    private func place(_ location: Location?) -> String {
        guard let location else { return "" }
        return "\(path(location.file)):\(location.line ?? 1):\(location.column ?? 1): "
    }

    private func path(_ file: String) -> String {
        guard let root, !file.hasPrefix("/") else { return file }
        return root.hasSuffix("/") ? root + file : "\(root)/\(file)"
    }
}
