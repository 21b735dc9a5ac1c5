import Diagnostics

extension Rule {
    /// Modules depend on each other in a circle: one finding for each of the fewest dependencies that have to go.
    static let dependencyCycle = Rule(
        "dependency-cycle",
        "modules depend on each other in a circle",
        why: "Modules in a circle are one module in truth: none of them builds or can be tested without the others.",
        examples: [
            .fires(
                "the spec allows one way, an import goes back",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Cache", "layer": "Expand", "group": "Tool", "dependencies": ["Clock"] },
                  { "name": "Clock", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Expand/Tool/Cache/Cache.swift
                import Clock
                --- Sources/Expand/Tool/Clock/Clock.swift
                ↓
                import Cache
                """
            ),
            .fires(
                "two circles of three in the spec share one dependency",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "A", "layer": "Vendor", "dependencies": ["B", "C"] },
                  { "name": "B", "layer": "Vendor", "dependencies": ["D"] },
                  { "name": "C", "layer": "Vendor", "dependencies": ["D"] },
                                                                     ↓
                  { "name": "D", "layer": "Vendor", "dependencies": ["A"] }
                ] }
                """
            ),
            .silent(
                "two pages know each other's interfaces",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "interface": true, "dependencies": ["LoginInterface"] },
                  { "name": "Login", "layer": "Main", "interface": true, "dependencies": ["HomeInterface"] }
                ] }
                --- Sources/Main/Home/Home.swift
                import LoginInterface
                --- Sources/Main/Login/Login.swift
                import HomeInterface
                """
            ),
        ],
        check: { subject in subject.cuts.map { finding($0, in: subject) } }
    )

    private static func finding(_ cut: CycleCut, in subject: CheckSubject) -> Diagnostic {
        let hop = cut.hops[0]
        return Diagnostic(
            rule: "dependency-cycle",
            message(cut, subject),
            at: subject.location(of: hop),
            ruleLocation: hop.declaration ?? subject.declaration(of: subject.targets[hop.source]),
            notes: cut.hops.count > 1 ? cut.hops.map { note($0, subject) } : [],
            fix: fix(cut, subject)
        )
    }
}

extension CheckSubject {
    fileprivate func location(of hop: CycleCut.Hop) -> Location? {
        hop.site.map { location(of: $0) } ?? hop.declaration ?? declaration(of: targets[hop.source])
    }
}

private func message(_ cut: CycleCut, _ subject: CheckSubject) -> String {
    if cut.hops.count == 1 { return "'\(subject.name(of: cut.hops[0].source))' depends on itself" }
    let names = (cut.hops + cut.hops.prefix(1)).map { "'\(subject.name(of: $0.source))'" }
    return "dependency cycle: \(names.joined(separator: " → "))"
}

private func note(_ hop: CycleCut.Hop, _ subject: CheckSubject) -> Note {
    let verb = hop.site == nil ? "depends on" : "imports"
    let names = (subject.name(of: hop.source), subject.name(of: hop.destination))
    return Note("'\(names.0)' \(verb) '\(names.1)'", at: subject.location(of: hop))
}

private func fix(_ cut: CycleCut, _ subject: CheckSubject) -> String {
    let hop = cut.hops[0]
    if cut.hops.count == 1 { return "remove the dependency" }
    let names = (subject.name(of: hop.source), subject.name(of: hop.destination))
    let others = cut.companions > 1 ? "; it is one of \(cut.companions) to remove, and fewer are not enough" : ""
    return
        "remove the dependency of '\(names.0)' on '\(names.1)', or move what both need to a module below them\(others)"
}
