import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

@Suite("scaffold graph")
struct GraphTests {
    /// A workspace whose spec is this.
    private func inWorkspace(_ spec: String, _ body: (String) throws -> Void) throws {
        try inFolder { (folder) throws in
            try Disk.create("\(folder)/scaffold.json", Array(spec.utf8))
            try body(folder)
        }
    }

    private static let sound = """
        {
          "name": "Shop",
          "packages": [{ "path": "../Kit", "products": ["Kit", "Unused"] }],
          "modules": [
            { "name": "Login", "layer": "Main", "interface": true, "dependencies": ["Logger", "Kit"] },
            { "name": "Stub", "layer": "Main", "implements": [{ "service": "Login", "priority": 10 }] }
          ]
        }
        """

    /// A sibling, a higher layer, a ring, a composition root, and an interface that knows its implementation.
    private static let broken = """
        {
          "name": "Shop",
          "modules": [
            { "name": "Home", "layer": "Main", "dependencies": ["Login"] },
            { "name": "Login", "layer": "Main", "interface": true, "interfaceDependencies": ["Login"] },
            { "name": "One", "layer": "Expand", "dependencies": ["Two", "Home", "Wiring"] },
            { "name": "Two", "layer": "Expand", "dependencies": ["One", "Two"] }
          ]
        }
        """

    @Test("a workspace, a folder in it and its spec give the same drawing, which is Mermaid")
    func paths() throws {
        try inWorkspace(Self.sound) { (folder) throws in
            try Disk.createFolder("\(folder)/Sources")
            let runs = [folder, "\(folder)/Sources", "\(folder)/scaffold.json"].map { ToolRun("graph", $0) }
            #expect(Set(runs.map(\.output)).count == 1)
            #expect(runs.allSatisfy { $0.status == 0 && $0.error.isEmpty })
            #expect(runs[0].output.hasPrefix("flowchart TB\n"))
            #expect(runs[0].output.contains("m_Stub -.-> m_LoginInterface\n"))
            #expect(runs[0].output.contains("m_Kit[[\"Kit\"]]"))
            #expect(!runs[0].output.contains("Unused") && !runs[0].output.contains("Wiring"))
        }
    }

    @Test(
        "the output file's ending decides the format unless it is given; the file is replaced",
        arguments: [
            ("a.svg", "<?xml"), ("a.html", "<!DOCTYPE html>"), ("a.mmd", "flowchart"), ("a.gv", "digraph"),
            ("a.json", "{"),
        ]
    )
    func endings(file: String, beginning: String) throws {
        try inWorkspace(Self.sound) { (folder) throws in
            try Disk.create("\(folder)/\(file)", Array("old".utf8))
            let run = ToolRun("graph", folder, "--output", "\(folder)/\(file)")
            #expect(run.status == 0 && run.output.isEmpty, "\(run.error)")
            #expect(String(decoding: try Disk.read("\(folder)/\(file)"), as: UTF8.self).hasPrefix(beginning))
            let given = ToolRun("graph", folder, "--format", "dot", "--output", "\(folder)/\(file)")
            #expect(given.status == 0)
            #expect(String(decoding: try Disk.read("\(folder)/\(file)"), as: UTF8.self).hasPrefix("digraph"))
        }
    }

    @Test("a spec that breaks its layers is drawn, with each reason, and a warning says how many")
    func violations() throws {
        try inWorkspace(Self.broken) { (folder) throws in
            let run = ToolRun("graph", folder, "--format", "json")
            #expect(run.status == 0)
            #expect(
                run.error == "warning: 7 dependencies are not allowed; 'scaffold check' says what to write instead\n"
            )
            let graph = try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8))
            let found = graph.dependencies.compactMap { edge in
                edge.violation.map { "\(edge.from) \(edge.to) \($0.rule)" }
            }
            #expect(
                found == [
                    "Home Login sibling-dependency", "LoginInterface Login interface-purity",
                    "One Two dependency-cycle", "One Home upward-dependency", "One Wiring composition-root",
                    "Two One dependency-cycle", "Two Two dependency-cycle",
                ]
            )
            #expect(graph.layers.map(\.name) == ["App", "Main", "Expand", "Resource", "Vendor"])
            #expect(ToolRun("graph", folder, "--quiet").error.isEmpty)
            #expect(ToolRun("graph", folder, "--format", "svg").output.contains("data-rule=\"composition-root\""))
        }
    }

    @Test("the focus draws neighbours alone, collapse draws groups, both draw one module among groups")
    func narrowed() throws {
        try inWorkspace(Self.sound) { (folder) throws in
            func nodes(_ words: String...) throws -> [String] {
                let run = ToolRun(words: ["graph", folder, "--format", "json"] + words)
                let graph = try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8))
                return graph.layers.flatMap(\.groups).flatMap(\.nodes).map(\.name)
            }
            #expect(try nodes("--focus", "Stub") == ["LoginInterface", "Stub", "ModuleRegistry"])
            #expect(try nodes("--collapse") == ["Main", "Expand/Network", "Expand/Tool", "Vendor"])
            #expect(try nodes("--focus", "Stub", "--collapse") == ["Stub", "Main", "Expand/Tool"])
        }
    }

    static let refused: [(words: [String], error: String)] = [
        (["--focus", "Lgin"], "error: 'Lgin' is no module of the workspace; did you mean 'Login'?\n"),
        (["--format", "svgs"], "error: 'svgs' is not a value of '--format'; did you mean 'svg'?\n"),
        (
            ["--output", "a.png"],
            "error: the ending of 'a.png' names no format: give '--format', or one of .dot, .gv, .htm, .html, .json, .mermaid, .mmd, .svg\n"
        ),
    ]

    @Test("what cannot be drawn is refused in words", arguments: refused)
    func refusals(words: [String], error: String) throws {
        try inWorkspace(Self.sound) { (folder) throws in
            let run = ToolRun(words: ["graph", folder] + words)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.hasPrefix(error), "\(run.error)")
        }
    }

    @Test("the spec itself is never overwritten, and a spec with other mistakes is not drawn")
    func specs() throws {
        try inWorkspace(Self.sound) { (folder) throws in
            let run = ToolRun("graph", folder, "--output", "\(folder)/scaffold.json")
            #expect(run.status == 2 && run.error.contains("is the spec itself"))
            #expect(try Disk.read("\(folder)/scaffold.json") == Array(Self.sound.utf8))
        }
        try inWorkspace("{ \"name\": \"Shop\", \"modules\": 1 }") { (folder) throws in
            let run = ToolRun("graph", folder)
            #expect(run.status == 2 && run.output.isEmpty && run.error.contains("wrong-type"))
        }
    }

    private struct Graph: Decodable {
        let layers: [Layer]
        let dependencies: [Dependency]
    }

    private struct Layer: Decodable {
        let name: String
        let groups: [Group]
    }

    private struct Group: Decodable {
        let nodes: [Node]
    }

    private struct Node: Decodable {
        let name: String
    }

    private struct Dependency: Decodable {
        let from, to: String
        let violation: Violation?
    }

    private struct Violation: Decodable {
        let rule: String
    }
}
