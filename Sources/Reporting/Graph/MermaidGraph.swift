import Diagnostics

/// The graph as a flowchart of Mermaid (mermaid.js.org/syntax/flowchart.html): a subgraph for each layer and each group
/// in it.
struct MermaidGraph {
    private let graph: ModuleGraph

    init(_ graph: ModuleGraph) {
        self.graph = graph
    }

    var text: String {
        let edges = graph.visibleEdges
        let body = graph.rows.enumerated().flatMap(layer) + edges.map(edge) + styles(edges)
        return (["flowchart TB"] + body.indented).map { $0 + "\n" }.joined()
    }

    private func layer(_ index: Int, _ row: ModuleGraph.Row) -> [String] {
        let groups = row.groups.enumerated().flatMap { number, group in
            group.name.map { subgraph("layer\(index)group\(number)", $0, group.nodes.map(node)) }
                ?? group.nodes.map(node)
        }
        return subgraph("layer\(index)", row.name, groups)
    }

    private func subgraph(_ id: String, _ label: String, _ content: [String]) -> [String] {
        ["subgraph \(id)[\(label.quotedForMermaid)]"] + content.indented + ["end"]
    }

    private func node(_ node: ModuleGraph.Node) -> String {
        let label = node.detail.map { "\(node.name) (\($0))" } ?? node.name
        let (open, close) = node.role.mermaidShape
        return node.name.mermaidID + open + label.quotedForMermaid + close + node.role.mermaidClass
    }

    private func edge(_ edge: ModuleGraph.Edge) -> String {
        let words = [edge.count > 1 ? "\(edge.count)" : nil, edge.violation?.rule].compactMap(\.self)
        let label = words.isEmpty ? "" : "|\(words.joined(separator: " ").quotedForMermaid)|"
        return "\(edge.source.mermaidID) \(edge.kind.mermaidArrow)\(label) \(edge.destination.mermaidID)"
    }

    /// The classes that are used, and the violations by the numbers of their edges.
    private func styles(_ edges: [ModuleGraph.Edge]) -> [String] {
        let roles = Set(graph.nodes.map(\.role))
        let classes = ModuleGraph.Role.allCases.filter { roles.contains($0) }.compactMap(\.mermaidStyle)
        let broken = edges.indices.filter { edges[$0].violation != nil }.map(String.init)
        guard !broken.isEmpty else { return classes }
        return classes + ["linkStyle \(broken.joined(separator: ",")) stroke:#cf222e,stroke-width:2px,color:#cf222e"]
    }
}

extension ModuleGraph.Role {
    fileprivate var mermaidShape: (open: String, close: String) {
        switch self {
        case .implementation, .testing, .tests: ("[", "]")
        case .interface: ("([", "])")
        case .product: ("[[", "]]")
        case .composition: ("{{", "}}")
        case .group: ("[", "]")
        }
    }

    fileprivate var mermaidClass: String { mermaidStyle == nil ? "" : ":::\(rawValue)" }

    /// No colours of our own, so that the page's theme, light or dark, stays.
    fileprivate var mermaidStyle: String? {
        switch self {
        case .testing, .tests: "classDef \(rawValue) stroke-dasharray:4 3"
        case .implementation, .interface, .product, .composition, .group: nil
        }
    }
}

extension ModuleGraph.Kind {
    fileprivate var mermaidArrow: String {
        switch self {
        case .dependency: "-->"
        case .implements, .registers: "-.->"
        case .interface: "---"
        }
    }
}

extension [String] {
    fileprivate var indented: [String] { map { "  " + $0 } }
}

extension String {
    /// A name that is no keyword of Mermaid and begins no arrow; different for different names: `end` → `m_end`
    fileprivate var mermaidID: String {
        consists(of: \.isPlainInMermaid) ? "m_\(self)" : "x_\(escaped(\.escapeInMermaidID))"
    }

    /// A label in quotes: Mermaid reads Markdown, HTML and `#…;` in it, and takes each line that says `direction TB`
    /// for a command.
    fileprivate var quotedForMermaid: String {
        let isCommand = contains("direction")
        let text = visible.escaped { scalar in
            scalar.isPlainInMermaidLabel && !(isCommand && scalar == " ") ? nil : "#\(scalar.value);"
        }
        return "\"\(text)\""
    }
}

extension UInt8 {
    fileprivate var isPlainInMermaid: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// `b_20_` for a space: what is no letter, no digit as its code point.
    fileprivate var escapeInMermaidID: String? {
        isASCII && UInt8(value).isPlainInMermaid && self != "_" ? nil : "_\(String(value, radix: 16))_"
    }

    fileprivate var isPlainInMermaidLabel: Bool {
        !isASCII || UInt8(value).isPlainInMermaid || " /,.()".unicodeScalars.contains(self)
    }
}
