import Diagnostics

/// Something that the check asks of a workspace.
public struct Rule: Sendable {
    public let id: RuleID
    /// One sentence: what must not be.
    public let summary: String
    /// One or two sentences: what it is good for.
    public let why: String
    /// What a finding weighs unless the spec says otherwise.
    public let severity: Severity
    /// The rule's documentation and its tests.
    public let examples: [RuleExample]
    let check: Check

    enum Check: Sendable {
        case subject(@Sendable (CheckSubject) -> [Diagnostic])
        /// Judges the comments that suppress what the rules before found.
        case suppressions(@Sendable (SuppressionReview) -> [Diagnostic])
        /// Judges the entries of the baseline that hide less than they say, with the numbers that are too many.
        case baseline(@Sendable ([BaselineEntry]) -> [Diagnostic])
    }

    init(
        _ id: RuleID,
        _ summary: String,
        why: String,
        severity: Severity = .error,
        examples: [RuleExample],
        check: Check
    ) {
        self.id = id
        self.summary = summary
        self.why = why
        self.severity = severity
        self.examples = examples
        self.check = check
    }

    init(
        _ id: RuleID,
        _ summary: String,
        why: String,
        severity: Severity = .error,
        examples: [RuleExample],
        check: @escaping @Sendable (CheckSubject) -> [Diagnostic]
    ) {
        self.init(id, summary, why: why, severity: severity, examples: examples, check: .subject(check))
    }
}
