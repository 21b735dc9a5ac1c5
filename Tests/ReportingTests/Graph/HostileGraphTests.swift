import Diagnostics
import Foundation
import Testing
import Workbench

@testable import Reporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Names from a stranger's pull request stay names in every picture.
@Suite("Hostile names in graphs")
struct HostileGraphTests {
    static let names: [HostileName] =
        HostileNameTests.names + [
            "end", "class", "graph", "direction TB", "#quot;", "`x`", "</script><script>alert(1)</script>", "<!--",
            "]]>", "a\\", "\\N", "&amp;", "A --> B", "%%{init: {}}%%", ";", "|", "\"];x->y;a[\"",
        ]

    @Test("the picture is XML, and each name reads back", arguments: names)
    func svg(_ hostile: HostileName) throws {
        let reader = SVGReader()
        let parser = XMLParser(data: Data(GraphFormat.svg.render(SampleGraph.named(hostile.text)).utf8))
        parser.delegate = reader
        try #require(parser.parse())
        #expect(reader.names.count == 2)
        #expect(reader.names.first?.hasSameScalars(as: hostile.text.asXMLHoldsIt) == true)
        #expect(Set(reader.elements) == ["svg", "title", "style", "defs", "marker", "rect", "path", "g", "text"])
    }

    @Test("nothing ends the page's script or begins another one", arguments: names)
    func html(_ hostile: HostileName) {
        let page = GraphFormat.html.render(SampleGraph.named(hostile.text))
        let plain = GraphFormat.html.render(SampleGraph.named("Plain"))
        for word in ["<script", "</script", "<!--", "<svg", "</svg", "<style", "</style"] {
            #expect(
                page.split(separator: word, omittingEmptySubsequences: false).count
                    == plain.split(separator: word, omittingEmptySubsequences: false).count
            )
        }
    }

    @Test("JSON reads back", arguments: names)
    func json(_ hostile: HostileName) throws {
        struct Graph: Decodable {
            let name: String
            let dependencies: [Dependency]
        }
        struct Dependency: Decodable {
            let from, to: String
        }
        let text = GraphFormat.json.render(SampleGraph.named(hostile.text))
        let graph = try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
        #expect(graph.name.hasSameScalars(as: hostile.text))
        #expect(graph.dependencies.map(\.from).first?.hasSameScalars(as: hostile.text) == true)
    }

    @Test("Mermaid sees its own words and numbers alone outside and inside the quotes", arguments: names)
    func mermaid(_ hostile: HostileName) {
        let text = GraphFormat.mermaid.render(SampleGraph.named(hostile.text))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
        for line in text.unicodeScalars.split(separator: "\n") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
            #expect(parts.count.isMultiple(of: 2) == false)
            for (number, part) in parts.enumerated() where !number.isMultiple(of: 2) {
                let rest = part.replacing(/#[0-9]+;/.matchingSemantics(.unicodeScalar), with: "")
                #expect(!rest.unicodeScalars.contains { "\"`<>&#;|[]{}\\%:-".unicodeScalars.contains($0) })
                #expect(rest.firstRange(of: "direction ") == nil)
            }
        }
    }

    @Test("no format sends what cannot be seen to a terminal", arguments: GraphFormat.allCases, names)
    func invisible(_ format: GraphFormat, _ hostile: HostileName) {
        for line in format.render(SampleGraph.named(hostile.text)).unicodeScalars.split(separator: "\n") {
            #expect(line.allSatisfy { !$0.isInvisible || $0 == "\t" })
        }
    }

    @Test(
        "Graphviz draws every graph",
        .enabled(if: ProgramRun.exists("dot"), "there is no dot (Debian: graphviz)")
    )
    func graphviz() throws {
        let graphs =
            [SampleGraph.small, SampleGraph.small.collapsed(), ModuleGraph(name: "", rows: [], edges: [])]
            + Self.names.map { SampleGraph.named($0.text) }
        let all = graphs.map(GraphFormat.dot.render).joined()
        #expect(try ProgramRun(["dot", "-Tsvg"], input: Data(all.utf8)).status == 0)
    }
}

private final class SVGReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var elements: [String] = []

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(name)
        if let node = attributes["data-name"] { names.append(node) }
    }
}
