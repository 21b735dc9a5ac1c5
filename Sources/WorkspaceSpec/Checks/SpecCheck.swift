import Diagnostics

/// One subject about which a spec can be wrong.
struct SpecCheck {
    /// What a check looks at.
    struct Subject {
        /// With defaults and implied modules.
        var spec: Spec
        /// As the document has it.
        var given: Spec
        /// The rules that a severity can be stated for; empty when that is not known.
        var rules: [RuleID]
    }

    let run: (Subject) -> [Diagnostic]

    /// All checks; each reports everything it finds.
    static var all: [SpecCheck] { [] }
}
