import Diagnostics

/// Turns a document into a valid spec, or into everything that is wrong with it.
public enum SpecReader {
    /// The spec with its defaults, its implied modules and its URLs in their final form.
    ///
    /// Throws all errors at once, in the order of their places. With `rules`, a severity for a rule that is none of
    /// them is an error, too. A rule of the check for which the spec itself states another severity than `error` keeps
    /// nobody from working.
    public static func read(_ document: SpecDocument, rules: [RuleID] = []) throws(DiagnosticsError) -> Spec {
        try read(document, rules: rules, tolerating: [])
    }

    /// The spec as `read` gives it, whatever rules of the check it breaks: who may depend on whom, and what may ship,
    /// is left to the check, which judges it together with the imports.
    ///
    /// Throws all errors at once when there is any other one.
    public static func inspect(_ document: SpecDocument, rules: [RuleID] = []) throws(DiagnosticsError) -> Spec {
        try read(document, rules: rules, tolerating: SpecCheck.weighedRules)
    }

    private static func read(
        _ document: SpecDocument,
        rules: [RuleID],
        tolerating tolerated: Set<RuleID>
    ) throws(DiagnosticsError) -> Spec {
        var reading = Reading()
        let root = SpecNode(node: document.root, path: "")
        let given = Spec.read(root, example: #"{ "name": "Shop" }"#, into: &reading) ?? Spec()
        let spec = given.completed(by: DefaultSpec.given)
        let subject = SpecCheck.Subject(spec: spec, rules: rules)
        let light = Set(spec.check.filter { $0.severity != .error }.map(\.rule)).intersection(SpecCheck.weighedRules)
        let findings = SpecCheck.all.flatMap { $0.run(subject) }.filter { !light.contains($0.rule) }
        let diagnostics = document.duplicateKeys + reading.diagnostics + findings
        guard diagnostics.allSatisfy({ tolerated.contains($0.rule) }) else {
            throw DiagnosticsError(inOrder(diagnostics, file: document.file))
        }
        return spec
    }

    /// Sorted by place; a diagnostic without one is about the file.
    private static func inOrder(_ diagnostics: [Diagnostic], file: String) -> [Diagnostic] {
        diagnostics
            .map { diagnostic in
                var placed = diagnostic
                placed.location = diagnostic.location ?? Location(file: file)
                return placed
            }
            .enumerated()
            .sorted { left, right in
                left.element.location == right.element.location
                    ? left.offset < right.offset
                    : (left.element.location ?? .nowhere) < (right.element.location ?? .nowhere)
            }
            .map(\.element)
    }
}
