import Diagnostics
import Layering
import SpecSamples
import Testing
import Workbench
import WorkspaceSpec

@Suite("The check")
struct CheckerTests {
    /// A package that has grown by hand; nothing in it is wrong.
    static let clean = """
        --- scaffold.json
        { "name": "Shop",
          "layers": [
            { "name": "Page", "siblings": "interface" },
            { "name": "Tool", "siblings": "acyclic" },
            { "name": "Disk", "siblings": "none", "closed": true }
          ],
          "packages": [{ "path": "Packages/Log", "products": ["Log"], "layer": "Tool" }],
          "modules": [
            { "name": "Home", "layer": "Page", "path": "Sources/Home", "dependencies": ["LoginInterface", "Cache"] },
            { "name": "Login", "layer": "Page", "path": "Sources/Login", "interface": true, "dependencies": ["Clock"] },
            { "name": "Cache", "layer": "Tool", "path": "Sources/Cache", "dependencies": ["Clock", "Files"] },
            { "name": "Clock", "layer": "Tool", "path": "Sources/Clock" },
            { "name": "Files", "layer": "Disk", "path": "Sources/Files" },
            { "name": "Links", "layer": "Disk", "path": "Sources/Links" }
          ] }
        --- Sources/Home/Home.swift
        import Cache
        import Foundation
        import LoginInterface
        --- Sources/Login/Login.swift
        import Clock
        import LoginInterface
        --- Sources/LoginInterface/LoginService.swift
        --- Sources/Cache/Cache.swift
        import Clock
        import Files
        --- Sources/Clock/Clock.swift
        --- Sources/Files/Files.swift
        --- Sources/Links/Links.swift
        --- Tests/HomeTests/HomeTests.swift
        @testable import Home
        import LoginTesting
        import Testing

        """

    /// One violation of each of ten rules, each in a file of its own.
    static let violations = [
        "--- Sources/Clock/Upward.swift\n↓\nimport Home",
        "--- Sources/Home/Sibling.swift\n↓\nimport Login",
        "--- Sources/Home/Closed.swift\n↓\nimport Files",
        "--- Sources/Clock/Cycle.swift\n↓\nimport Cache",
        "--- Sources/LoginInterface/Impure.swift\n↓\nimport Login",
        "--- Sources/Login/Root.swift\n↓\nimport HomeTests",
        "--- Sources/Login/Undeclared.swift\n↓\nimport Log",
        "--- Sources/Login/Testable.swift\n          ↓\n@testable import Foundation",
        "--- Sources/Login/Exported.swift\n           ↓\n@_exported import Clock",
        "--- Sources/Stray.swift ↓",
    ]

    @Test("finds nothing where nothing is wrong")
    func nothing() throws {
        #expect(try ExampleWorkspace(Self.clean).outcome().findings == [])
    }

    @Test("finds one violation where there is one", arguments: violations)
    func one(violation: String) throws {
        try expectMarks(ExampleWorkspace(Self.clean + violation), count: 1)
    }

    @Test("finds ten violations where there are ten")
    func ten() throws {
        let findings = try expectMarks(
            ExampleWorkspace(Self.clean + Self.violations.joined(separator: "\n")),
            count: 10
        )
        #expect(Set(findings.map(\.rule)).count == 10, "\(findings.map { "\($0.rule) \($0.message)" })")
    }

    @Test("says the same in whatever order the files come")
    func order() throws {
        let workspace = ExampleWorkspace(Self.clean + Self.violations.joined(separator: "\n"))
        let spec = try workspace.spec()
        let sources = workspace.sources(of: spec)
        let expected = Checker.run(CheckSubject(spec: spec, sources: sources))
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            var shuffled = sources
            shuffled.files.shuffle(using: &generator)
            #expect(Checker.run(CheckSubject(spec: spec, sources: shuffled)) == expected)
        }
    }

    @Test("names both places and the fix in every finding about an import")
    func places() throws {
        let workspace = ExampleWorkspace(Self.clean + Self.violations.joined(separator: "\n"))
        for finding in try workspace.outcome().findings {
            #expect(finding.location != nil && finding.ruleLocation?.file == "scaffold.json", "\(finding)")
            #expect(finding.fix?.isEmpty == false, "\(finding)")
        }
    }

    @Test("judges a dependency of the spec that is imported at the import, once")
    func statedAndImported() throws {
        let text = Self.clean.replacing(#"["LoginInterface", "Cache"]"#, with: #"["Login", "LoginInterface", "Cache"]"#)
        try expectMarks(ExampleWorkspace(text + "--- Sources/Home/Sibling.swift\n↓\nimport Login"), count: 1)
    }

    @Test("takes the severities from the spec")
    func severities() throws {
        let text = Self.clean.replacing(
            #""packages":"#,
            with: #""check": { "upward-dependency": "warning", "stray-source": "off" }, "packages":"#
        )
        let workspace = ExampleWorkspace(text + Self.violations[0] + "\n--- Sources/Stray.swift")
        #expect(try workspace.outcome().findings.map(\.severity) == [.warning])
    }

    @Test("gives the next reason when the rule of the strongest is off")
    func nextReason() throws {
        let text = Self.clean.replacing(
            #""packages":"#,
            with: #""check": { "sibling-dependency": "off" }, "packages":"#
        )
        let findings = try ExampleWorkspace(text + Self.violations[1]).outcome().findings
        #expect(findings.map(\.rule) == ["undeclared-import"])
    }

    @Test("marks what the baseline of an earlier run holds and finds nothing stale")
    func baseline() throws {
        let workspace = ExampleWorkspace(Self.clean + Self.violations.joined(separator: "\n"))
        let outcome = try workspace.outcome()
        let again = Checker.run(try workspace.subject(), baseline: outcome.baseline)
        #expect(again.findings.count == 10)
        #expect(again.findings.filter { !$0.isKnown } == [])
        #expect(again.fixed == 0)
        #expect(again.baseline == outcome.baseline)
    }

    @Test("leaves out what a comment suppresses, on the line or above, also one of several")
    func suppressions() throws {
        let source = """
            --- Sources/Clock/Upward.swift
            // scaffold:ignore undeclared-import not the reason
            // scaffold:ignore upward-dependency until the clock is split
            import Home
            import Login // scaffold:ignore upward-dependency until the clock is split
            ↓
            import Home
            """
        let findings = try ExampleWorkspace(Self.clean + source).outcome().findings
        #expect(findings.map(\.rule) == ["unused-suppression", "upward-dependency"])
        #expect(findings.map { $0.location?.line } == [1, 5])
    }

    @Test("says that a default workspace without its sources is incomplete, once for each module")
    func missing() throws {
        let subject = try ExampleWorkspace("--- scaffold.json\n{ \"name\": \"Shop\" }").subject()
        let findings = Checker.run(subject).findings
        #expect(findings.allSatisfy { $0.rule == "missing-module" })
        #expect(findings.count == subject.spec.modules.count + 2 * subject.spec.tags.count + 3)
    }

    @discardableResult
    private func expectMarks(_ workspace: ExampleWorkspace, count: Int) throws -> [Diagnostic] {
        let findings = try workspace.outcome().findings
        #expect(findings.compactMap(\.location) == workspace.marks)
        #expect(findings.count == count)
        return findings
    }
}
