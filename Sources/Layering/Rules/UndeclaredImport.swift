import Diagnostics
import WorkspaceSpec

extension Rule {
    /// A module of the workspace or a product of its packages is imported and not declared, also when it builds
    /// because something else depends on it.
    static let undeclaredImport = Rule(
        "undeclared-import",
        "a module imports what its dependencies do not list",
        why: """
            It builds only as long as something else brings the module along; the spec, the manifest and the graph \
            do not tell the truth.
            """,
        examples: [
            .fires(
                "a module in a lower layer",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main", "dependencies": [] },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                import Foundation
                #if os(Linux)
                ↓
                import Cache
                #endif
                """
            ),
            .fires(
                "a product that comes with a dependency",
                """
                --- scaffold.json
                { "name": "Shop",
                  "packages": [{ "path": "Packages/Log", "products": ["swift-log"] }],
                  "modules": [
                    { "name": "Home", "layer": "Main", "dependencies": ["Cache"] },
                    { "name": "Cache", "layer": "Expand", "group": "Tool", "dependencies": ["swift-log"] }
                ] }
                --- Sources/Main/Home/Home.swift
                import Cache
                ↓
                import swift_log
                --- Sources/Expand/Tool/Cache/Cache.swift
                import swift_log
                """
            ),
            .silent(
                "the module itself, a system module, and a lower layer in tests",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [
                  { "name": "Home", "layer": "Main" },
                  { "name": "Cache", "layer": "Expand", "group": "Tool" }
                ] }
                --- Sources/Main/Home/Home.swift
                import Home
                import SwiftUI
                --- Tests/HomeTests/HomeTests.swift
                @testable import Home
                import Cache
                import Testing
                """
            ),
        ],
        check: { subject in
            subject.undeclaredImports.map { offence in
                finding(offence, subject.name(of: offence.destination ?? 0), in: subject)
            }
        }
    )

    private static func finding(_ offence: ImportOffence, _ name: String, in subject: CheckSubject) -> Diagnostic {
        let target = subject.targets[offence.source]
        return Diagnostic(
            rule: "undeclared-import",
            message(target.name, name),
            at: subject.location(of: offence.site),
            ruleLocation: subject.dependencyList(of: target)?.location ?? subject.declaration(of: target),
            notes: [subject.detour(from: offence.source, to: offence.destination)].compactMap(\.self),
            fix: subject.addition(of: name, to: target).map { "\($0), or run 'scaffold check --fix'" } ?? otherFix(name)
        )
    }
}

extension CheckSubject {
    /// The legal imports that nothing declares; what would close a cycle is told as one.
    var undeclaredImports: [ImportOffence] {
        let cuts = Set(cuts.map { [$0.hops[0].source, $0.hops[0].destination] })
        return survey.offences.filter { offence in
            guard offence.reason == .undeclared, let name = offence.destination else { return false }
            return !cuts.contains([offence.source, name])
        }
    }

    /// Through which dependency an undeclared module comes along.
    fileprivate func detour(from source: Int, to destination: Int?) -> Note? {
        guard let destination, let middle = lastBefore(destination, from: source) else { return nil }
        return Note(
            "it comes along because '\(name(of: middle))' depends on it",
            at: statement(of: middle, on: destination)?.edge.location
        )
    }

    /// The target on a shortest way through the declared dependencies that depends on the destination.
    private func lastBefore(_ destination: Int, from source: Int) -> Int? {
        var queue = [source]
        var seen: Set<Int> = [source]
        var head = 0
        while head < queue.count {
            let target = queue[head]
            head += 1
            guard target < survey.map.declared.count else { continue }
            if survey.map.declared[target].contains(destination) { return target }
            queue += survey.map.declared[target].filter { seen.insert($0).inserted }
        }
        return nil
    }
}

private func message(_ target: String, _ name: String) -> String {
    "'\(target)' imports '\(name)', which it does not declare"
}

/// Nothing in the spec adds a dependency to the wiring or to an executable.
private func otherFix(_ name: String) -> String {
    "move the code that needs '\(name)' to a module that declares it"
}
