import Diagnostics
import Layering
import Reporting

/// What the tool says about a rule: what it forbids and why, and what the check says about its examples.
struct RuleHelp {
    let rule: Rule
    let width: Int
    var usesColor = false

    var text: String {
        let title = "\(rule.id) (\(rule.severity)): \(rule.summary)"
        let sections =
            [title, rule.why].map(WrappedText(width: width).paragraphs) + rule.examples.map(section)
            + [settings]
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// One line for each rule: its name, what a finding weighs, and what it is about.
    static var list: [String] {
        let width = Rule.all.map(\.id.rawValue.count).max() ?? 0
        return Rule.all.map { rule in
            let gap = String(repeating: " ", count: width - rule.id.rawValue.count)
            return "\(rule.id)\(gap)  \(rule.severity == .error ? "error  " : "warning")  \(rule.summary)"
        }
    }
}

extension RuleHelp {
    private func section(_ example: RuleExample) -> String {
        let label = example.outcome == .fires ? "FOUND: " : "FINE: "
        let title = WrappedText(width: width).paragraphs(label + example.sentence)
        let words = findings(example)
        return "\(title)\n\n\(indented(example.text))" + (words.isEmpty ? "" : "\n\n  The check says:\n\n" + words)
    }

    /// What the check says about the example, the fix included.
    private func findings(_ example: RuleExample) -> String {
        let workspace = ExampleWorkspace(example.text)
        let all = (try? workspace.outcome().findings) ?? []
        let report = TextReport(all.filter { $0.rule == rule.id }, usesColor: usesColor) { location in
            let file = workspace.files.first { $0.path == location.file && !$0.isRendered }
            guard let file, let line = location.line, file.lines.indices.contains(line - 1) else { return nil }
            return file.lines[line - 1].text
        }
        return indented(String(report.text.dropLast()))
    }

    private var settings: String {
        let spec = "In the spec: \"check\": { \"\(rule.id)\": \"off\" }, or \"warning\", or \"error\""
        return rule.canBeSuppressed ? "\(spec)\nIn a source: // scaffold:ignore \(rule.id) <reason>" : spec
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}

extension Rule {
    /// Suppressions and baselines do not speak about themselves; nor is there a line for a comment in a file that is
    /// no source.
    fileprivate var canBeSuppressed: Bool { !["unused-suppression", "stale-baseline"].contains(id) }
}
