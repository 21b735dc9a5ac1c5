import Diagnostics

/// What one run of the check found.
public struct CheckOutcome: Equatable, Sendable {
    /// By place, then rule, then message; those that the baseline holds are marked as known.
    public var findings: [Diagnostic]
    /// How many findings of the baseline no longer occur.
    public var fixed: Int

    public init(findings: [Diagnostic], fixed: Int = 0) {
        self.findings = findings
        self.fixed = fixed
    }

    /// What a baseline has to hold for all of this to be known.
    public var baseline: Baseline {
        Baseline(findings.filter { $0.rule != Rule.staleBaseline.id })
    }
}
