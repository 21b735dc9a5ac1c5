import Diagnostics
import Layering

/// The rules with their examples, and with what the check says about each.
enum RuleReference {
    static func text() throws -> String {
        try ([introduction, overview] + Rule.all.map(section)).joined(separator: "\n")
    }

    private static let introduction = """
        # Rules

        What `scaffold check` asks of a workspace. This page is made from the rules themselves: each example is run by the
        tests, and what stands below it is what the check says.

        In an example, `--- path` starts a file, and `↓` marks the place of a finding in the line below. A file whose
        header says `(rendered)` is what follows from the spec.

        - **Severity**: `"check": { "RULE": "error" }` in the spec, or `"warning"`, or `"off"`. A warning changes the exit
          status only with `--strict`.
        - **Suppression**: `// scaffold:ignore RULE reason` on the line or on the one above; the reason is required. What
          is found about a file as a whole takes the comment anywhere in it.
        - **Baseline**: `scaffold check --write-baseline` accepts what there is, and from then on only new findings count.
        - `scaffold help RULE` prints a rule in the terminal.

        """

    private static var overview: String {
        let rows = Rule.all.map { "| [`\($0.id)`](#\($0.id)) | \(markdown($0.summary)) | \($0.severity) |\n" }
        return "| rule | finding | default |\n|---|---|---|\n" + rows.joined()
    }

    private static func section(of rule: Rule) throws -> String {
        let examples = try rule.examples.map { try example($0, of: rule) }
        return "## \(rule.id)\n\n\(markdown(rule.summary.capitalized)). Default: \(rule.severity).\n\n"
            + "\(markdown(rule.why))\n\n"
            + examples.joined(separator: "\n")
    }

    private static func example(_ example: RuleExample, of rule: Rule) throws -> String {
        let outcome = example.outcome == .fires ? "Found" : "Fine"
        let title = "**\(outcome)**: \(markdown(example.sentence))\n\n"
        let findings = try ExampleWorkspace(example.text).outcome().findings.filter { $0.rule == rule.id }
        let words = findings.isEmpty ? "" : "\n" + fenced(findings.map(line).joined(separator: "\n"))
        return title + fenced(example.text) + words
    }

    /// `Home.swift:2:1: error: 'Home' imports 'Login', a sibling in Main`, and the fix below it.
    private static func line(for finding: Diagnostic) -> String {
        let place = finding.location.map { "\($0): " } ?? ""
        let fix = finding.fix.map { "\n  fix: \($0)" } ?? ""
        return "\(place)\(finding.severity): \(finding.message)\(fix)"
    }

    private static func fenced(_ text: String) -> String {
        "```text\n\(text)\n```\n"
    }

    /// Angle brackets are HTML in Markdown.
    private static func markdown(_ text: String) -> String {
        text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\<")
    }
}

extension String {
    /// The text with a capital at its beginning; a name in quotes stays as it is.
    fileprivate var capitalized: String {
        prefix(1).uppercased() + dropFirst()
    }
}
