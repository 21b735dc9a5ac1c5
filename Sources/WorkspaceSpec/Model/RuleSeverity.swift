import Diagnostics

/// What the team makes of a rule's findings.
public struct RuleSeverity: Equatable, Sendable {
    public var rule: RuleID
    /// Nil stands for `off`.
    public var severity: Severity?
    public var origin = Origin()
}

extension RuleSeverity: SpecMember {
    static let shape = Shape.choice(["error", "warning", "off"])

    init?(key: String, value: SpecNode, reading: inout Reading) {
        guard let word = reading.choice(value, of: ["error", "warning", "off"], example: #""warning""#) else {
            return nil
        }
        self.init(rule: RuleID(rawValue: key), severity: Severity(rawValue: word))
    }

    var key: String { rule.rawValue }
    var node: DocumentNode { .string(severity?.rawValue ?? "off") }
}
