import Diagnostics

/// Something that the check asks of a workspace.
public struct Rule: Sendable {
    public let id: RuleID
    /// One sentence: what must not be.
    public let summary: String
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

    init(_ id: RuleID, _ summary: String, severity: Severity = .error, examples: [RuleExample], check: Check) {
        self.id = id
        self.summary = summary
        self.severity = severity
        self.examples = examples
        self.check = check
    }

    init(
        _ id: RuleID,
        _ summary: String,
        severity: Severity = .error,
        examples: [RuleExample],
        check: @escaping @Sendable (CheckSubject) -> [Diagnostic]
    ) {
        self.init(id, summary, severity: severity, examples: examples, check: .subject(check))
    }
}

/// A small workspace in which a rule finds something, or nothing.
///
/// The text holds files, each after a line `--- path`, the spec first. A line that holds nothing but blanks and `↓` is
/// not part of the file: each mark stands over the place of a finding in the line below. Where a file follows from the
/// spec, `--- path (rendered)` holds what it should be.
public struct RuleExample: Sendable {
    public enum Outcome: Sendable {
        case fires, silent
    }

    public let outcome: Outcome
    public let sentence: String
    public let text: String

    static func fires(_ sentence: String, _ text: String) -> RuleExample {
        RuleExample(outcome: .fires, sentence: sentence, text: text)
    }

    static func silent(_ sentence: String, _ text: String) -> RuleExample {
        RuleExample(outcome: .silent, sentence: sentence, text: text)
    }
}
