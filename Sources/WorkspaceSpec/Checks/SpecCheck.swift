import Diagnostics

/// One subject about which a spec can be wrong.
struct SpecCheck: Sendable {
    /// What a check looks at.
    struct Subject {
        /// With defaults and implied modules.
        var spec: Spec
        /// What the spec implies.
        var targets: [BuildTarget]
        /// What the spec implies of dependencies, each with what the layers have against it.
        var edges: [(edge: ModuleEdge, violation: DependencyViolation?)]
        /// The rules that a severity can be stated for; empty when that is not known.
        var rules: [RuleID]

        init(spec: Spec, rules: [RuleID]) {
            self.spec = spec
            targets = spec.targets
            let policy = DependencyPolicy(spec, targets: targets)
            edges = spec.moduleEdges.map { ($0, policy.violation(from: $0.source, to: $0.destination)) }
            self.rules = rules
        }
    }

    let run: @Sendable (Subject) -> [Diagnostic]

    init(_ run: @escaping @Sendable (Subject) -> [Diagnostic]) {
        self.run = run
    }

    /// All checks; each reports everything that it finds.
    static var all: [SpecCheck] {
        [
            names, project, duplicates, twins, references, layering, cycles, tags, centers, services, releases,
            registrations, packages, paths, severities,
        ]
    }

    /// What ships is safe as the spec states it.
    static let releases = SpecCheck { $0.spec.insecureReleaseURLs }

    /// In every tag one implementation of each service wins.
    static let registrations = SpecCheck { $0.spec.ambiguousRegistrations }

    /// Rules of `scaffold check` that the spec alone can break: the team weighs them, and the check reports them beside
    /// what else it finds.
    static let weighedRules: Set<RuleID> = [
        "upward-dependency", "sibling-dependency", "closed-layer", "interface-purity", "composition-root",
        "dependency-cycle", .insecureReleaseURL, .ambiguousRegistration,
    ]
}
