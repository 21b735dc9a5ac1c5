import Diagnostics

/// How many findings there are: a known one counts as known only.
public struct CheckSummary: Equatable, Sendable {
    public var errors: Int
    public var warnings: Int
    /// Findings that the baseline holds.
    public var known: Int
    /// Entries of the baseline that no longer occur.
    public var fixed: Int
}

extension CheckReport {
    public var summary: CheckSummary {
        let new = newFindings
        let errors = new.count { $0.severity == .error }
        return CheckSummary(
            errors: errors,
            warnings: new.count - errors,
            known: findings.count - new.count,
            fixed: fixed
        )
    }

    /// The summary in one line, without its end.
    ///
    /// → `3 errors, 1 warning (2 known, 1 fixed) in 120 files`, `no violations in 120 files of 12 modules`
    public var summaryLine: String {
        let summary = summary
        let violations = listed([counted(summary.errors, "error"), counted(summary.warnings, "warning")])
        let baseline =
            listed([summary.known.nonZero("known"), summary.fixed.nonZero("fixed")]).map { " (\($0))" } ?? ""
        let extent = "in " + plural(fileCount, "file")
        guard let violations else { return "no violations\(baseline) \(extent) of " + plural(moduleCount, "module") }
        return "\(violations)\(baseline) \(extent)"
    }
}

private func listed(_ parts: [String?]) -> String? {
    let present = parts.compactMap(\.self)
    return present.isEmpty ? nil : present.joined(separator: ", ")
}

private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : plural(count, noun)
}

private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension Int {
    fileprivate func nonZero(_ word: String) -> String? {
        self == 0 ? nil : "\(self) \(word)"
    }
}
