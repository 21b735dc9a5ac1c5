import Diagnostics

/// Runs the rules over a workspace.
public enum Checker {
    /// Everything that the rules find, and what kept sources from being read.
    ///
    /// The severities are those of the spec; what a comment suppresses is left out; what the baseline holds is known.
    public static func run(
        _ subject: CheckSubject, rules: [Rule] = Rule.all, baseline: Baseline? = nil
    ) -> CheckOutcome {
        let active = rules.compactMap { rule in subject.severity(of: rule).map { (rule: rule, severity: $0) } }
        let raw = active.flatMap { $0.rule.findings(in: subject, as: $0.severity) }.sorted(by: precedes)
        let (kept, used) = Suppressions(subject).applied(to: raw)
        let comparison = (baseline ?? Baseline()).compared(with: kept)
        let review = CheckReview(
            subject: subject, rules: rules, usedSuppressions: used, staleEntries: comparison.stale)
        let later = active.flatMap { $0.rule.findings(in: review, as: $0.severity) }
        let findings = (comparison.findings + later + subject.sourceFaults).sorted(by: precedes)
        return CheckOutcome(findings: findings, fixed: comparison.stale.reduce(0) { $0 + $1.count })
    }
}

/// What the rules found, for those that judge it.
struct CheckReview: Sendable {
    let subject: CheckSubject
    let rules: [Rule]
    /// The comments that hid something.
    let usedSuppressions: Set<SuppressionSite>
    /// The entries of the baseline that hide less than they say, with the numbers that are too many.
    let staleEntries: [BaselineEntry]
}

extension Rule {
    fileprivate func findings(in subject: CheckSubject, as severity: Severity) -> [Diagnostic] {
        guard case .subject(let check) = check else { return [] }
        return check(subject).map { $0.weighing(severity) }
    }

    fileprivate func findings(in review: CheckReview, as severity: Severity) -> [Diagnostic] {
        guard case .review(let check) = check else { return [] }
        return check(review).map { $0.weighing(severity) }
    }
}

extension Diagnostic {
    fileprivate func weighing(_ severity: Severity) -> Diagnostic {
        var weighed = self
        weighed.severity = severity
        return weighed
    }
}

/// By place, rule, message; text by its bytes.
private func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if let one = left.location, let other = right.location, one != other { return one < other }
    if (left.location == nil) != (right.location == nil) { return left.location == nil }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
}
