import Diagnostics

extension SpecCheck {
    /// Every dependency that the spec states or implies obeys the layers.
    static let layering = SpecCheck { subject in
        subject.edges.compactMap { edge, violation in
            violation.map { violation in
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
