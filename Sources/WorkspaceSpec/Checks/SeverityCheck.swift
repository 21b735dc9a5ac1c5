import Diagnostics

extension SpecCheck {
    /// Severities are stated for rules that there are.
    static let severities = SpecCheck { subject in
        let rules = subject.rules.map(\.rawValue)
        guard !rules.isEmpty else { return [] }
        return subject.spec.check.filter { !rules.contains($0.rule.rawValue) }.map { stated in
            let nearest = nearestName(to: stated.rule.rawValue, among: rules)
            return Diagnostic(
                rule: "unknown-rule",
                "unknown rule '\(stated.rule.rawValue.shown)'\(nearest.map { "; did you mean '\($0)'?" } ?? "")",
                at: stated.origin.location,
                fix: nearest.map { "write \"\($0)\"" } ?? "remove it; 'scaffold check --list-rules' lists the rules"
            )
        }
    }
}
