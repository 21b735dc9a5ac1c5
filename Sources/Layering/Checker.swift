import Diagnostics
import ImportScanner

/// Runs the rules over a workspace.
public enum Checker {
    /// Everything that the rules find, and what kept sources from being read.
    ///
    /// The severities are those of the spec; what a comment suppresses is left out; what the baseline holds is known.
    public static func run(
        _ subject: CheckSubject,
        rules: [Rule] = Rule.all,
        baseline: Baseline? = nil
    ) -> CheckOutcome {
        let active = rules.compactMap { rule in subject.severity(of: rule).map { ActiveRule(rule: rule, severity: $0) }
        }
        let raw = active.flatMap { $0.findings(in: subject) }.sorted(by: precedes)
        let (kept, used) = Suppressions(subject).applied(to: raw)
        let review = SuppressionReview(sources: subject.sources, used: used, rules: rules.map(\.id))
        let all = kept + active.flatMap { $0.findings(in: review) } + subject.sourceFaults
        let (findings, stale) = (baseline ?? Baseline()).compared(with: all.sorted(by: precedes))
        return CheckOutcome(
            findings: (findings + active.flatMap { $0.findings(in: stale) }).sorted(by: precedes),
            fixed: stale.reduce(0) { $0 + $1.count }
        )
    }
}

/// The comments of all sources and what became of them.
struct SuppressionReview: Sendable {
    let sources: SourceTree
    /// Those that hid something.
    let used: Set<SuppressionSite>
    /// What a comment may name.
    let rules: [RuleID]
}

/// A rule that the spec does not turn off, with what its findings weigh.
private struct ActiveRule {
    let rule: Rule
    let severity: Severity

    func findings(in subject: CheckSubject) -> [Diagnostic] {
        guard case .subject(let check) = rule.check else { return [] }
        return weighed(check(subject))
    }

    func findings(in review: SuppressionReview) -> [Diagnostic] {
        guard case .suppressions(let check) = rule.check else { return [] }
        return weighed(check(review))
    }

    func findings(in stale: [BaselineEntry]) -> [Diagnostic] {
        guard case .baseline(let check) = rule.check else { return [] }
        return weighed(check(stale))
    }

    private func weighed(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.map { finding in
            var weighed = finding
            weighed.severity = severity
            return weighed
        }
    }
}

/// By place, rule, message; text by its bytes.
private func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if let one = left.location, let other = right.location, one != other { return one < other }
    if (left.location == nil) != (right.location == nil) { return left.location == nil }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
}
