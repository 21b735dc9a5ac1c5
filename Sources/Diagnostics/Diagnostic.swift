/// One thing that is wrong: what, by which rule, where, and what to write instead.
///
/// Messages are lower case, without a full stop, with names in single quotes.
public struct Diagnostic: Hashable, Sendable {
    public var severity: Severity
    public var rule: RuleID
    public var message: String
    public var location: Location?
    /// Where the broken rule is declared: a line of the spec.
    public var ruleLocation: Location?
    /// Further places and explanations, in the order in which they are read.
    public var notes: [Note]
    /// What to write instead, and where; nil when the message says it already.
    public var fix: String?
    /// The baseline holds it: it does not count, and reports for people leave it out.
    public var isKnown = false

    public init(
        _ severity: Severity = .error,
        rule: RuleID,
        _ message: String,
        at location: Location? = nil,
        ruleLocation: Location? = nil,
        notes: [Note] = [],
        fix: String? = nil
    ) {
        self.severity = severity
        self.rule = rule
        self.message = message
        self.location = location
        self.ruleLocation = ruleLocation
        self.notes = notes
        self.fix = fix
    }
}

/// A further place or an explanation that belongs to a diagnostic.
public struct Note: Hashable, Sendable {
    public var message: String
    public var location: Location?

    public init(_ message: String, at location: Location? = nil) {
        self.message = message
        self.location = location
    }
}

/// How much a diagnostic weighs: an error changes the exit status, a warning only with `--strict`.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    case warning
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
        left == .warning && right == .error
    }
}

/// The name of the rule behind a diagnostic, in kebab case: `duplicate-key`, `upward-dependency`.
public struct RuleID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    public var description: String { rawValue }

    public static func < (left: RuleID, right: RuleID) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// Everything that was wrong with one request, thrown at once.
public struct DiagnosticsError: Error, Equatable {
    public let diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    public init(_ diagnostic: Diagnostic) {
        self.init([diagnostic])
    }
}
