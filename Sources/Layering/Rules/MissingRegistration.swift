import Diagnostics
import WorkspaceSpec

extension Rule {
    static let missingRegistration = Rule(
        "missing-registration",
        "a module of a tag uses a service that no module of this tag implements",
        why: "The registry has nothing to hand out: the app would stop when the service is first used.",
        examples: [
            .fires(
                "a service that only one tag has",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true, "tags": ["Local"] },
                                                                      ↓
                  { "name": "Home", "layer": "Main", "dependencies": ["LoginInterface"] }
                ] }
                """
            ),
            .silent(
                "another module implements it in the other tag",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Login", "layer": "Main", "interface": true, "tags": ["Local"] },
                  { "name": "WebLogin", "layer": "Main", "tags": ["Product"], "implements": [{ "service": "Login", "priority": 1 }] },
                  { "name": "Home", "layer": "Main", "dependencies": ["LoginInterface"] }
                ] }
                """
            ),
        ]
    ) { MissingRegistration.findings($0.spec) }
}

private enum MissingRegistration {
    static let id: RuleID = "missing-registration"

    static func findings(_ spec: Spec) -> [Diagnostic] {
        let registrations = Registrations(spec)
        let publishers = Dictionary(
            registrations.publishers.map { ($0.interfaceName, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return spec.modules.flatMap { user in
            (user.dependencies + user.interfaceDependencies).compactMap { dependency in
                publishers[dependency.name].flatMap { finding(user, dependency, on: $0, registrations) }
            }
        }
    }

    private static func finding(
        _ user: Module,
        _ dependency: Dependency,
        on publisher: Module,
        _ registrations: Registrations
    ) -> Diagnostic? {
        let tags = registrations.spec.tags.filter { tag in
            registrations.isBuilt(user, into: tag) && registrations.claims(on: publisher, in: tag).isEmpty
        }
        return tags.isEmpty ? nil : finding(user, dependency, publisher, tags)
    }
}

extension MissingRegistration {
    private static func finding(
        _ user: Module,
        _ dependency: Dependency,
        _ publisher: Module,
        _ tags: [Tag]
    ) -> Diagnostic {
        let service = publisher.service?.name ?? publisher.name
        return Diagnostic(
            rule: id,
            "'\(user.name)' uses '\(service)', which no module implements in \(tagList(tags))",
            at: dependency.origin.location ?? user.origin["name"],
            notes: [Note("'\(publisher.name)' publishes it", at: publisher.origin["tags"])],
            fix: "build '\(publisher.name)' into \(tagList(tags)), or a module that implements its service there"
        )
    }
}
