import Diagnostics
import WorkspaceSpec

extension Rule {
    /// A dependency is declared and never imported in any branch, not by the module's tests either.
    ///
    /// What the spec implies is not reported: nobody can take it out. A product is reported only when somebody else
    /// imports it by its name: otherwise its modules may have other names, which nobody states.
    static let unusedDependency = Rule(
        "unused-dependency",
        "a declared dependency is never imported",
        why: "It lengthens builds, and the graph shows a tie that is not there.",
        severity: .warning,
        examples: [
            .fires(
                "of two declared dependencies one is imported",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                                                                               ↓
                  { "name": "Home", "layer": "Main", "dependencies": ["Cache", "Clock"] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" },
                  { "name": "Clock", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                import Cache
                // import Clock
                """
            ),
            .silent(
                "a product that nobody imports by its name",
                """
                --- scaffold.json
                { "name": "Shop",
                  "packages": [{ "path": "Packages/Log", "products": ["LogKit"] }],
                  "modules": [{ "name": "Home", "layer": "Main", "dependencies": ["LogKit"] }] }
                --- Sources/Main/Home/Home.swift
                import LogFrontend
                """
            ),
            .silent(
                "one is imported in a branch for another system, one by the tests",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "dependencies": ["Cache", "Clock"] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" },
                  { "name": "Clock", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                #if os(Windows)
                    import Cache
                #endif
                --- Tests/HomeTests/HomeTests.swift
                import Clock
                """
            ),
        ],
        check: { subject in
            subject.unusedStatements.map { finding($0.edge, of: subject.targets[$0.source], in: subject) }
        }
    )

    private static func finding(_ edge: ModuleEdge, of target: BuildTarget, in subject: CheckSubject) -> Diagnostic {
        let list = subject.dependencyList(of: target)
        return Diagnostic(
            rule: "unused-dependency",
            message(edge),
            at: edge.location,
            ruleLocation: subject.declaration(of: target),
            fix: fix(edge, list?.key ?? "dependencies", list?.owner ?? "'\(edge.source)'")
        )
    }
}

extension CheckSubject {
    /// Targets, and the products that are imported somewhere.
    private var knownModules: Set<Int> {
        Set(targets.indices).union(survey.edges.joined().map(\.destination))
    }

    /// The listed dependencies that no source imports.
    var unusedStatements: [Statement] {
        let cuts = Set(cuts.map { [$0.hops[0].source, $0.hops[0].destination] })
        let users = users
        let known = knownModules
        return survey.map.statements.filter { statement in
            guard statement.isListed, known.contains(statement.destination),
                !cuts.contains([statement.source, statement.destination]),
                let targets = users[statement.source],
                !targets.contains(where: { survey.imports($0, statement.destination) })
            else { return false }
            return survey.map.violation(from: statement.source, to: statement.destination) == nil
        }
    }

    /// For each target with sources those whose imports count as its own: a module's tests, an interface's doubles.
    fileprivate var users: [Int: [Int]] {
        let hasSources = survey.hasSources
        var users: [Int: [Int]] = [:]
        var open: (module: String, number: Int)?
        for (number, target) in targets.enumerated() {
            guard let module = target.module else { continue }
            switch target.role {
            case .implementation:
                open = (module, number)
                if hasSources[number] { users[number] = [number] }
            case .interface:
                if hasSources[number] { users[number] = [number, number + 1] }
            case .tests:
                if let open, open.module == module { users[open.number]?.append(number) }
            case .testing, .tag, .executable, .wiring, .compositionTests: break
            }
        }
        return users
    }
}

private func message(_ edge: ModuleEdge) -> String {
    "'\(edge.source)' declares '\(edge.destination)' and never imports it"
}

private func fix(_ edge: ModuleEdge, _ key: String, _ owner: String) -> String {
    "remove \"\(edge.destination)\" from \"\(key)\" of \(owner), or run 'scaffold check --fix'"
}
