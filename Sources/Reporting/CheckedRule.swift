import Diagnostics

/// A rule that ran, found something or not.
public struct CheckedRule: Equatable, Sendable {
    public var id: RuleID
    /// One sentence; empty when the rule is known by a finding only.
    public var summary: String
    /// What a finding of this rule weighs unless the spec says otherwise.
    public var severity: Severity

    public init(id: RuleID, summary: String, severity: Severity) {
        self.id = id
        self.summary = summary
        self.severity = severity
    }

    /// The summary, or the identifier for want of one.
    var name: String { summary.isEmpty ? id.rawValue : summary }

    /// The rules, each once, and those that only a finding names (an error in the spec), by identifier.
    static func all(_ rules: [CheckedRule], namedBy findings: [Diagnostic]) -> [CheckedRule] {
        let named = findings.map { CheckedRule(id: $0.rule, summary: "", severity: $0.severity) }
        let byID = Dictionary((rules + named).map { ($0.id, $0) }) { first, _ in first }
        return byID.values.sorted { $0.id < $1.id }
    }
}
