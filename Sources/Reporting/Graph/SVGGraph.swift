import Diagnostics

/// The picture: layers as bands from top to bottom, modules as boxes, dependencies as arrows along shared lines.
struct SVGGraph {
    private let graph: ModuleGraph
    private let layout: GraphLayout

    init(_ graph: ModuleGraph) {
        self.graph = graph.withGroupInEachRow
        layout = GraphLayout(self.graph)
    }

    var document: String { root(from: 0).document }

    /// Without the XML declaration and the title, to stand in a page.
    var element: String { root(from: LayoutMeasures.titleHeight - 8).text }

    private func root(from top: Int) -> XMLNode {
        XMLNode(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": "0 \(top) \(layout.width) \(layout.height - top)", "width": "\(layout.width)",
                "height": "\(layout.height - top)", "class": "graph",
            ],
            children: [
                XMLNode("title", text: "\(graph.name): \(graph.summary)"),
                XMLNode("style", text: GraphColors.style),
                XMLNode("defs", children: GraphColors.arrowNames.map(arrowhead)),
                XMLNode("rect", ["class": "paper", "width": "\(layout.width)", "height": "\(layout.height)"]),
                text(graph.name, "name", x: LayoutMeasures.margin, y: 26),
                text(graph.summary, "note", x: LayoutMeasures.margin, y: 44),
            ] + bands + [edges, counts, nodes, legend]
        )
    }

    private func arrowhead(_ name: String) -> XMLNode {
        XMLNode(
            "marker",
            [
                "id": name, "class": name, "viewBox": "0 0 8 8", "refX": "8", "refY": "4", "markerWidth": "8",
                "markerHeight": "8", "markerUnits": "userSpaceOnUse", "orient": "auto",
            ],
            children: [XMLNode("path", ["d": "M0 0.5L8 4L0 7.5Z"])]
        )
    }

    private func text(_ words: String, _ kind: String, x: Int, y: Int) -> XMLNode {
        XMLNode("text", ["class": kind, "x": "\(x)", "y": "\(y)"], text: words)
    }

    private func rectangle(_ box: GraphLayout.Box, _ kind: String, radius: Int) -> XMLNode {
        XMLNode(
            "rect",
            [
                "class": kind, "x": "\(box.x)", "y": "\(box.y)", "width": "\(box.width)", "height": "\(box.height)",
                "rx": "\(radius)",
            ]
        )
    }
}

// Rows and groups.
extension SVGGraph {
    private var bands: [XMLNode] { graph.rows.indices.flatMap(band) }

    private func band(_ number: Int) -> [XMLNode] {
        let (row, box) = (graph.rows[number], layout.bands[number])
        let x = box.x + LayoutMeasures.margin
        let back = rectangle(box, "band hue\(number % GraphColors.hueCount)", radius: 10)
        let name = text(TextWidth.shortened(row.name), "layer", x: x, y: box.y + 31)
        let note = row.note.map { text($0, "note", x: x, y: box.y + 48) }
        let shelves = zip(row.groups, layout.shelves[number]).flatMap { shelf($0, $1, of: row) }
        return [back, name] + [note].compactMap(\.self) + shelves
    }

    private func shelf(_ group: ModuleGraph.Group, _ box: GraphLayout.Box, of row: ModuleGraph.Row) -> [XMLNode] {
        let y = box.y + min(box.height, layout.measures.cardHeight + 14) / 2 + 5
        let name = group.name.map { text(TextWidth.shortened($0), "group", x: box.x + 12, y: y) }
        let none = text(LayoutMeasures.noModulesWords, "note", x: layout.measures.cardX, y: y)
        let isShown = row.groups.count > 1 || group.name != nil
        return (isShown ? [rectangle(box, "shelf", radius: 6)] : [])
            + [name, group.nodes.isEmpty ? none : nil].compactMap(\.self)
    }
}

// Nodes.
extension SVGGraph {
    private var nodes: XMLNode {
        XMLNode("g", ["class": "nodes"], children: layout.graph.nodes.indices.map(node))
    }

    private func node(_ number: Int) -> XMLNode {
        let node = layout.graph.nodes[number]
        let box = layout.boxes[number]
        let card = layout.graph.cards[layout.graph.cardOfNode[number]]
        let x = box.x + box.width / 2
        let middle = box.y + box.height / 2
        let label = text(layout.graph.label(of: number), "label", x: x, y: node.detail == nil ? middle + 5 : middle - 2)
        let detail = node.detail.map { text($0, "detail", x: x, y: middle + 15) }
        return XMLNode(
            "g",
            [
                "class": "node \(node.role.rawValue)", "data-node": "\(number)", "data-name": node.name,
                "data-module": node.module,
            ],
            children: [
                XMLNode("title", text: title(node)),
                XMLNode("path", ["d": outline(box, isFirst: card.first == number, isLast: card.last == number)]),
                label,
            ] + [detail].compactMap(\.self)
        )
    }

    private func title(_ node: ModuleGraph.Node) -> String {
        let words = node.detail ?? node.role.words
        return words.isEmpty ? node.name : "\(node.name) (\(words))"
    }

    /// A box whose corners are round where the card ends.
    private func outline(_ box: GraphLayout.Box, isFirst: Bool, isLast: Bool) -> String {
        let (left, right) = (isFirst ? 6 : 0, isLast ? 6 : 0)
        return """
            M\(box.x + left) \(box.y)H\(box.right - right)q\(right) 0 \(right) \(right)V\(box.bottom - right)\
            q0 \(right) \(-right) \(right)H\(box.x + left)q\(-left) 0 \(-left) \(-left)V\(box.y + left)\
            q0 \(-left) \(left) \(-left)Z
            """
    }
}

// Edges.
extension SVGGraph {
    /// What is not allowed lies on top.
    private var edges: XMLNode {
        let numbers = layout.ways.indices
        let sorted = numbers.filter { !isViolation($0) } + numbers.filter(isViolation)
        return XMLNode("g", ["class": "edges"], children: sorted.map(edge))
    }

    private func isViolation(_ number: Int) -> Bool { layout.graph.edges[number].isViolation }

    private func edge(_ number: Int) -> XMLNode {
        let edge = layout.graph.edges[number]
        return XMLNode(
            "path",
            [
                "class": "edge \(edge.value.kind.rawValue)\(edge.isViolation ? " violation" : "")",
                "d": layout.ways[number].roundedPath, "data-from": "\(edge.source)", "data-to": "\(edge.destination)",
                "data-rule": edge.value.violation?.rule, "data-message": edge.value.violation?.message,
                "data-fix": edge.value.violation?.fix,
            ],
            children: [XMLNode("title", text: title(edge.value))]
        )
    }

    private func title(_ edge: ModuleGraph.Edge) -> String {
        if let violation = edge.violation { return "\(violation.message) [\(violation.rule)]" }
        return "\(edge.source) → \(edge.destination)" + (edge.count > 1 ? " (\(edge.count))" : "")
    }

    /// Each number stands where its edge begins.
    private var counts: XMLNode {
        let counted = layout.graph.edges.indices.filter { layout.graph.edges[$0].value.count > 1 }
        return XMLNode("g", ["class": "counts"], children: counted.map(count))
    }

    private func count(_ number: Int) -> XMLNode {
        let way = layout.ways[number]
        let words = "\(layout.graph.edges[number].value.count)"
        let width = TextWidth.pixels(words, size: LayoutMeasures.smallFontSize) + 6
        let y = way[0].y + (way[0].y < way[1].y ? 5 : -19)
        let kind = isViolation(number) ? "count violation" : "count"
        return XMLNode(
            "g",
            [
                "class": kind, "data-from": "\(layout.graph.edges[number].source)",
                "data-to": "\(layout.graph.edges[number].destination)",
            ],
            children: [
                rectangle(.init(x: way[0].x - width / 2, y: y, width: width, height: 14), "pill", radius: 7),
                text(words, "number", x: way[0].x, y: y + 11),
            ]
        )
    }
}

// The legend.
extension SVGGraph {
    private var legend: XMLNode {
        var x = LayoutMeasures.margin
        var items: [XMLNode] = []
        for (kind, words) in legendEntries {
            let y = layout.height - 20
            items.append(XMLNode("path", ["class": "edge \(kind)", "d": "M\(x) \(y)H\(x + 36)"]))
            items.append(text(words, "note", x: x + 44, y: y + 4))
            x += 44 + TextWidth.pixels(words, size: LayoutMeasures.smallFontSize) + 24
        }
        return XMLNode("g", ["class": "legend"], children: items)
    }

    private var legendEntries: [(kind: String, words: String)] {
        let drawn = layout.graph.edges.map(\.value)
        let kinds = ModuleGraph.Kind.allCases.filter { kind in
            kind != .interface && drawn.contains { $0.kind == kind && $0.violation == nil }
        }
        let broken = drawn.contains { $0.violation != nil }
        return kinds.map { ($0.rawValue, $0.words) } + (broken ? [("violation", "is not allowed")] : [])
    }
}

extension [GraphLayout.Point] {
    /// `M8 40V62q0 4 4 4H90`…: the corners are round.
    fileprivate var roundedPath: String {
        var path = "M\(self[0].x) \(self[0].y)"
        for index in indices.dropFirst().dropLast() {
            path += corner(self[index - 1], self[index], self[index + 1])
        }
        return path + "L\(self[count - 1].x) \(self[count - 1].y)"
    }

    private func corner(_ from: Element, _ at: Element, _ to: Element) -> String {
        let radius = Swift.min(5, from.distance(to: at) / 2, at.distance(to: to) / 2)
        let (start, end) = (at.moved(toward: from, by: radius), at.moved(toward: to, by: radius))
        return "L\(start.x) \(start.y)Q\(at.x) \(at.y) \(end.x) \(end.y)"
    }
}

extension GraphLayout.Point {
    /// Of two points on a horizontal or vertical line.
    fileprivate func distance(to other: Self) -> Int { abs(x - other.x) + abs(y - other.y) }

    fileprivate func moved(toward other: Self, by distance: Int) -> Self {
        Self(x: x + (other.x - x).signum() * distance, y: y + (other.y - y).signum() * distance)
    }
}

extension ModuleGraph {
    /// `15 modules, 24 dependencies, 1 not allowed`
    var summary: String {
        let targets = nodes.filter { $0.role != .group }
        let modules = Set(targets.map { $0.module ?? $0.name }).count
        let groups = nodes.count - targets.count
        let dependencies = visibleEdges.filter { $0.kind != .interface || $0.violation != nil }
        let broken = dependencies.filter { $0.violation != nil }
        let parts = [
            modules > 0 || groups == 0 ? counted(modules, "module", "modules") : nil,
            groups > 0 ? counted(groups, "group", "groups") : nil,
            counted(dependencies.reduce(0) { $0 + $1.count }, "dependency", "dependencies"),
            broken.isEmpty ? nil : "\(broken.reduce(0) { $0 + $1.count }) not allowed",
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    private func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// A layer without groups and modules is drawn, too.
    fileprivate var withGroupInEachRow: ModuleGraph {
        var graph = self
        for index in rows.indices where rows[index].groups.isEmpty { graph.rows[index].groups = [Group(nodes: [])] }
        return graph
    }
}

extension ModuleGraph.Role {
    fileprivate var words: String {
        switch self {
        case .implementation, .group: ""
        case .interface: "interface"
        case .testing: "test doubles"
        case .tests: "tests"
        case .product: "product of a package"
        case .composition: "composition root"
        }
    }
}

extension ModuleGraph.Kind {
    fileprivate var words: String {
        switch self {
        case .dependency: "depends on"
        case .implements: "implements the service of"
        case .registers: "registers a service in"
        case .interface: "publishes"
        }
    }
}
