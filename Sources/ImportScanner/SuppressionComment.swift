/// A comment that asks for silence: `// scaffold:ignore RULE reason`.
public struct SuppressionComment: Hashable, Sendable {
    /// The rule's name; empty when the comment names none.
    public var rule: String
    /// Everything after the rule's name, without surrounding spaces; empty when there is none.
    public var reason: String
    /// Where the `//` begins.
    public var position: SourcePosition
    /// Whether code stands before it on its line; otherwise it speaks for the line below.
    public var isTrailing: Bool

    public init(rule: String, reason: String, position: SourcePosition, isTrailing: Bool) {
        self.rule = rule
        self.reason = reason
        self.position = position
        self.isTrailing = isTrailing
    }

    public var line: Int { position.line }
}
