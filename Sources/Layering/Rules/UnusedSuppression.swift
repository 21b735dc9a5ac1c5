import Diagnostics
import ImportScanner

extension Rule {
    /// A comment `// scaffold:ignore RULE reason` that hides nothing, or could not, because it names no rule that there
    /// is or gives no reason.
    static let unusedSuppression = Rule(
        "unused-suppression",
        "a suppression hides nothing, names no known rule or gives no reason",
        why: "A comment that hides nothing today hides the next mistake in its line.",
        examples: [
            .fires(
                "a comment that is no longer needed, one without a reason, one with a misspelt rule, one without any",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "dependencies": ["Cache"] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                             ↓
                import Cache // scaffold:ignore undeclared-import it was not in the spec once
                --- Sources/Expand/Tool/Cache/Cache.swift
                ↓
                // scaffold:ignore upward-dependency
                import Home
                ↓
                // scaffold:ignore upwards-dependency legacy
                ↓
                // scaffold:ignore
                """
            ),
            .silent(
                "a comment on the line above and one on the line itself",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main" },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Expand/Tool/Cache/Cache.swift
                // scaffold:ignore upward-dependency until the cache has its own settings
                import Home
                import Home // scaffold:ignore upward-dependency until the cache has its own settings
                """
            ),
        ],
        check: .suppressions { review in
            review.sources.files.indices.flatMap { number -> [Diagnostic] in
                let file = review.sources.files[number]
                return file.suppressions.indices.compactMap { index in
                    let comment = file.suppressions[index]
                    guard let fault = fault(of: comment, SuppressionSite(file: number, index: index), review) else {
                        return nil
                    }
                    let position = comment.position
                    return Diagnostic(
                        rule: "unused-suppression",
                        fault.message,
                        at: Location(file: file.path, line: position.line, column: position.column),
                        fix: fault.fix
                    )
                }
            }
        }
    )

    private static func fault(
        of comment: SuppressionComment,
        _ site: SuppressionSite,
        _ review: SuppressionReview
    ) -> (message: String, fix: String)? {
        if comment.rule.isEmpty { return namesNone }
        guard review.rules.contains(RuleID(rawValue: comment.rule)) else {
            return unknown(comment.rule, nearest: nearestName(to: comment.rule, among: review.rules.map(\.rawValue)))
        }
        if comment.reason.isEmpty { return givesNoReason(comment.rule) }
        return review.used.contains(site) ? nil : hidesNothing(comment.rule)
    }
}

private let namesNone = (message: "the suppression names no rule", fix: "write '// scaffold:ignore RULE reason'")

private func unknown(_ rule: String, nearest: String?) -> (message: String, fix: String) {
    (
        "the suppression names the unknown rule '\(rule.visible)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        nearest.map { "write '\($0)'" } ?? "'scaffold check --list-rules' lists the rules"
    )
}

private func givesNoReason(_ rule: String) -> (message: String, fix: String) {
    ("the suppression of '\(rule)' gives no reason", "write why after the rule's name")
}

private func hidesNothing(_ rule: String) -> (message: String, fix: String) {
    ("the suppression of '\(rule)' hides nothing", "remove the comment")
}
