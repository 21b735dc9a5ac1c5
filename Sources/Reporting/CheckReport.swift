import Diagnostics

/// What one run of the check found: the value behind every output format.
///
/// The findings are in one order however they come in, so that a report is the same from run to run.
public struct CheckReport: Equatable, Sendable {
    /// By place, then rule, then message.
    public let findings: [Diagnostic]
    /// The rules that ran and those that a finding names, by identifier.
    public let rules: [CheckedRule]
    /// How many entries of the baseline no longer occur.
    public let fixed: Int
    public let fileCount: Int
    public let moduleCount: Int
    /// Whether a warning fails the check as an error does.
    public let isStrict: Bool
    /// The version of the tool, for the formats that name it.
    public let toolVersion: String?

    public init(
        findings: [Diagnostic],
        rules: [CheckedRule] = [],
        fixed: Int = 0,
        fileCount: Int = 0,
        moduleCount: Int = 0,
        isStrict: Bool = false,
        toolVersion: String? = nil
    ) {
        self.findings = FindingOrder.sorted(findings)
        self.rules = CheckedRule.all(rules, namedBy: self.findings)
        self.fixed = fixed
        self.fileCount = fileCount
        self.moduleCount = moduleCount
        self.isStrict = isStrict
        self.toolVersion = toolVersion
    }

    /// The findings that the baseline does not hold.
    public var newFindings: [Diagnostic] { findings.filter { !$0.isKnown } }

    /// Whether nothing was found that fails the check.
    public var passes: Bool { !findings.contains(where: fails) }

    /// Whether a finding alone fails the check.
    func fails(_ finding: Diagnostic) -> Bool {
        !finding.isKnown && (finding.severity == .error || isStrict)
    }
}
