import Diagnostics

extension SpecCheck {
    /// Every dependency that the spec states or implies obeys the layers.
    static let layering = SpecCheck { subject in
        let policy = DependencyPolicy(subject.spec, targets: subject.targets)
        return subject.spec.moduleEdges.compactMap { edge in
            policy.violation(from: edge.source, to: edge.destination).map { violation in
                Diagnostic(
                    rule: violation.rule,
                    violation.message() + edge.reason,
                    at: edge.location,
                    fix: violation.fix
                )
            }
        }
    }
}
