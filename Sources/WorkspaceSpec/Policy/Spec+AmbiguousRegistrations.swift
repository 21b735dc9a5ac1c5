import Diagnostics

extension Spec {
    /// Every tie: two implementations of one service with the same highest priority in one tag.
    ///
    /// The spec's reader refuses it, and the check finds it in a spec that was edited by hand.
    public var ambiguousRegistrations: [Diagnostic] { AmbiguousRegistration.findings(self) }
}

extension RuleID {
    static let ambiguousRegistration: RuleID = "ambiguous-registration"
}

private enum AmbiguousRegistration {
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
    fileprivate static func finding(_ publisher: Module, _ claims: [Registrations.Claim], _ tags: [Tag]) -> Diagnostic {
        let names = claims.map { "'\($0.module.name)'" }.joined(separator: " and ")
        // The module that the tool adds stands nowhere.
        let index = claims.lastIndex { $0.location != nil } ?? claims.count - 1
        let last = claims[index]
        let others = claims.indices.filter { $0 != index }.map { claims[$0] }
        return Diagnostic(
            rule: .ambiguousRegistration,
            "\(names) implement '\(publisher.service?.name ?? publisher.name)' with one priority, \(last.priority), in \(tagList(tags))",
            at: last.location,
            notes: others.map { Note("'\($0.module.name)' implements it here", at: $0.location) },
            fix: "give the one that shall win a higher \"priority\""
        )
    }
}
