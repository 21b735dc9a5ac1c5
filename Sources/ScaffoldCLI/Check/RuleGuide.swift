import Diagnostics
import Layering

/// What the tool says about its rules.
enum RuleGuide {
    /// One line for each rule: its name, what a finding weighs, and what it is about.
    static func list(on console: Console) -> ExitStatus {
        let width = Rule.all.map(\.id.rawValue.count).max() ?? 0
        for rule in Rule.all {
            let gap = String(repeating: " ", count: width - rule.id.rawValue.count)
            console.output("\(rule.id)\(gap)  \(rule.severity == .error ? "error  " : "warning")  \(rule.summary)")
        }
        return .success
    }

    /// The rule with its examples.
    static func explain(_ name: String, on console: Console) throws -> ExitStatus {
        guard let rule = Rule.all.first(where: { $0.id.rawValue == name }) else {
            throw UsageError.unknownWord(name, for: "--explain", Rule.all.map(\.id.rawValue))
        }
        console.output("\(rule.id) (\(rule.severity)): \(rule.summary)")
        for example in rule.examples {
            console.output("\n\(example.outcome == .fires ? "Found" : "Fine"): \(example.sentence)\n")
            console.output(indented(example.text))
        }
        console.output("\nIn the spec: \"check\": { \"\(rule.id)\": \"off\" }, or \"warning\", or \"error\"")
        if rule.canBeSuppressed { console.output("In a source: // scaffold:ignore \(rule.id) <reason>") }
        return .success
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}

extension Rule {
    /// Suppressions and baselines do not speak about themselves.
    fileprivate var canBeSuppressed: Bool { !["unused-suppression", "stale-baseline"].contains(id) }
}
