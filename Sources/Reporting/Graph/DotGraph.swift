import Diagnostics

/// The graph in Graphviz's language (graphviz.org/doc/info/lang.html): a cluster for each layer and each group in it.
struct DotGraph {
    private let graph: ModuleGraph

    init(_ graph: ModuleGraph) {
        self.graph = graph
    }

    var text: String {
        let body = preamble + graph.rows.enumerated().flatMap(cluster) + graph.visibleEdges.map(edge)
        return (["digraph \(graph.name.quotedForDot) {"] + body.indented + ["}"]).map { $0 + "\n" }.joined()
    }

    private var preamble: [String] {
        [
            #"graph [fontname="Helvetica", labeljust="l", nodesep="0.3", ranksep="0.6"]"#,
            #"node [fontname="Helvetica", shape="box", style="rounded,filled", fillcolor="white"]"#,
            ##"edge [fontname="Helvetica", color="#57606a", arrowsize="0.7"]"##,
        ]
    }

    private func cluster(_ index: Int, _ row: ModuleGraph.Row) -> [String] {
        let groups = row.groups.enumerated().flatMap { number, group in
            let nodes = group.nodes.map(node)
            return group.name.map { subgraph("\(index)_\(number)", $0, "#ffffff", nodes) } ?? nodes
        }
        return subgraph("\(index)", row.name, "#f3f4f6", groups)
    }

    private func subgraph(_ id: String, _ label: String, _ color: String, _ content: [String]) -> [String] {
        let style = ##"style="rounded,filled", color="#d0d7de", fillcolor="\##(color)""##
        let attributes = "graph [label=\(label.quotedForDot), \(style)]"
        return ["subgraph cluster_\(id) {"] + ([attributes] + content).indented + ["}"]
    }

    private func node(_ node: ModuleGraph.Node) -> String {
        let label = node.detail.map { "\(node.name)\n\($0)" } ?? node.name
        let attributes = ["label=\(label.quotedForDot)"] + node.role.dotAttributes
        return "\(node.name.quotedForDot) [\(attributes.joined(separator: ", "))]"
    }

    private func edge(_ edge: ModuleGraph.Edge) -> String {
        let count = edge.count > 1 ? ["label=\"\(edge.count)\""] : []
        let attributes = count + edge.kind.dotAttributes + (edge.violation?.dotAttributes ?? [])
        let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "\(edge.source.quotedForDot) -> \(edge.destination.quotedForDot)\(list)"
    }
}

extension ModuleGraph.Role {
    fileprivate var dotAttributes: [String] {
        switch self {
        case .implementation, .group: []
        case .interface: [##"fillcolor="#ddf4ff""##]
        case .testing, .tests: [##"fillcolor="#eaeef2""##, ##"fontcolor="#57606a""##]
        case .product: [#"shape="component""#]
        case .composition: [#"shape="house""#]
        }
    }
}

extension ModuleGraph.Kind {
    fileprivate var dotAttributes: [String] {
        switch self {
        case .dependency: []
        case .implements: [#"style="dashed""#]
        case .registers: [#"style="dotted""#]
        case .interface: [#"style="dotted""#, #"arrowhead="none""#]
        }
    }
}

extension ModuleGraph.Violation {
    /// A dependency that is not allowed has no say in where the modules stand.
    fileprivate var dotAttributes: [String] {
        [
            ##"color="#cf222e""##, #"penwidth="2""#, #"constraint="false""#, "tooltip=\(message.quotedForDot)",
        ]
    }
}

extension [String] {
    fileprivate var indented: [String] { map { "  " + $0 } }
}

extension String {
    /// A string of Graphviz: a backslash begins a command there, and `&` an HTML entity.
    fileprivate var quotedForDot: String {
        "\"\(escaped(\.escapeInDot))\""
    }
}

extension Unicode.Scalar {
    fileprivate var escapeInDot: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "&": "&amp;"
        case "\n": "\\n"
        default: isInvisible ? String(self).visible.escaped(\.escapeInDot) : nil
        }
    }
}
