import Testing

@testable import Reporting

@Suite("A graph, narrowed")
struct ModuleGraphTests {
    @Test(
        "the focus keeps a module's targets, its neighbours and what is between them",
        arguments: ["Login", "LoginInterface"]
    )
    func focus(_ name: String) throws {
        let graph = try #require(SampleGraph.small.focused(on: name))
        #expect(graph.nodes.map(\.name) == ["Login", "LoginInterface", "LoginTesting", "Stub", "Logger"])
        #expect(
            graph.edges.map(\.summary) == [
                "Login-LoginInterface", "LoginTesting-LoginInterface", "Login-Logger", "Stub-LoginInterface",
                "Logger-Login",
            ]
        )
        #expect(graph.rows.map { $0.groups.map(\.name) } == [[nil], ["Tool"]])
    }

    @Test("the focus on nothing there is none")
    func focusOnNothing() {
        #expect(SampleGraph.small.focused(on: "Nowhere") == nil)
    }

    @Test("collapsed, each group is a node that says what is in it, and edges are counted")
    func collapse() {
        let graph = SampleGraph.small.collapsed()
        #expect(graph.nodes.map(\.name) == ["Main", "Expand/Tool", "Expand"])
        #expect(graph.nodes.map(\.detail) == ["2 modules, 1 inside", "1 module", "1 module"])
        #expect(graph.edges.map(\.summary) == ["Main-Expand/Tool", "Main-Expand", "Expand/Tool-Main"])
        #expect(graph.violations.map(\.source) == ["Expand/Tool"])
    }

    @Test("dependencies between the same groups are one edge, and its violation says how many it stands for")
    func counts() throws {
        var graph = SampleGraph.small
        let violation = ModuleGraph.Violation(rule: "upward-dependency", message: "words")
        graph.edges += ["Login", "LoginInterface"].map { ModuleGraph.Edge("Logger", $0, violation: violation) }
        graph.edges.append(ModuleGraph.Edge("Stub", "Login", violation: violation))
        let collapsed = graph.collapsed()
        let edge = try #require(collapsed.violations.first)
        #expect(edge.count == 3 && edge.violation?.message == "'Logger' < 'Login', and 2 more")
        #expect(collapsed.nodes[0].detail == "2 modules, 2 inside, 1 not allowed")
    }

    @Test("collapsed but for one module, that module stays")
    func collapseBesideFocus() {
        let graph = SampleGraph.small.collapsed(except: "Stub")
        #expect(graph.nodes.map(\.name) == ["Stub", "Main", "Expand/Tool", "Expand"])
        #expect(
            graph.edges.map(\.summary) == [
                "Main-Expand/Tool", "Stub-Main", "Stub-Expand", "Expand/Tool-Main",
            ]
        )
    }

    @Test("a layer that is called like the module in focus gets another name")
    func collapseTwins() {
        let rows = [
            ModuleGraph.Row(name: "A", groups: [ModuleGraph.Group(nodes: ["A", "B"].map { ModuleGraph.Node($0) })])
        ]
        let graph = ModuleGraph(name: "", rows: rows, edges: [ModuleGraph.Edge("A", "B")]).collapsed(except: "A")
        #expect(graph.nodes.map(\.name) == ["A", "A/"])
        #expect(graph.edges.map(\.summary) == ["A-A/"])
    }

    static let endings: [(file: String, format: GraphFormat?)] = [
        ("a.svg", .svg), ("a.HTML", .html), ("a.htm", .html), ("a.mmd", .mermaid), ("a.mermaid", .mermaid),
        ("a.dot", .dot), ("a.b.gv", .dot), ("a.json", .json), ("a.png", nil), ("svg", nil), ("a.", nil), ("", nil),
    ]

    @Test("a file's ending names the format", arguments: endings)
    func ending(file: String, format: GraphFormat?) {
        #expect(GraphFormat(fileName: file) == format)
    }
}

extension ModuleGraph.Edge {
    fileprivate var summary: String { "\(source)-\(destination)" }
}
