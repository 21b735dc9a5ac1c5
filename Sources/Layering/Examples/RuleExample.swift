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
