import Diagnostics
import WorkspaceSpec

extension Rule {
    static let ambiguousRegistration = Rule(
        "ambiguous-registration",
        "two implementations of one service have the same highest priority in one tag",
        why: "Which of the two wins would depend on the order of start-up.",
        examples: [
            .fires(
                "a stub with the priority of the real one",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "LoginStub", "layer": "Main", "tags": ["Local"],
                                                                     ↓
                    "implements": [{ "service": "Login", "priority": 0 }] }
                ] }
                """
            ),
            .silent(
                "a stub that wins",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true },
                  { "name": "LoginStub", "layer": "Main", "tags": ["Local"],
                    "implements": [{ "service": "Login", "priority": 10 }] }
                ] }
                """
            ),
        ]
    ) { AmbiguousRegistration.findings($0.spec) }
}

private enum AmbiguousRegistration {
    static let id: RuleID = "ambiguous-registration"

    static func findings(_ spec: Spec) -> [Diagnostic] {
        let registrations = Registrations(spec)
        return registrations.publishers.flatMap { findings($0, registrations) }
    }

    /// One finding for each group of modules that tie, with all the tags in which they do.
    private static func findings(_ publisher: Module, _ registrations: Registrations) -> [Diagnostic] {
        var ties: [(claims: [Registrations.Claim], tags: [Tag])] = []
        for tag in registrations.spec.tags {
            let claims = registrations.claims(on: publisher, in: tag)
            let highest = claims.map(\.priority).max()
            let tied = claims.filter { $0.priority == highest }
            guard tied.count > 1 else { continue }
            if let known = ties.firstIndex(where: { $0.claims.map(\.module.name) == tied.map(\.module.name) }) {
                ties[known].tags.append(tag)
            } else {
                ties.append((tied, [tag]))
            }
        }
        return ties.map { finding(publisher, $0.claims, $0.tags) }
    }
}

extension AmbiguousRegistration {
    private static func finding(_ publisher: Module, _ claims: [Registrations.Claim], _ tags: [Tag]) -> Diagnostic {
        let names = claims.map { "'\($0.module.name)'" }.joined(separator: " and ")
        let last = claims[claims.count - 1]
        return Diagnostic(
            rule: id,
            "\(names) implement '\(publisher.service?.name ?? publisher.name)' with one priority, \(last.priority), in \(tagList(tags))",
            at: last.location,
            notes: claims.dropLast().map { Note("'\($0.module.name)' implements it here", at: $0.location) },
            fix: "give the one that shall win a higher \"priority\""
        )
    }
}
