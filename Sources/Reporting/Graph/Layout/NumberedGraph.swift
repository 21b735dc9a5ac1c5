/// What the layout looks at: nodes by their numbers from top to bottom, and the edges that are drawn.
struct NumberedGraph {
    struct Edge {
        let source, destination: Int
        let value: ModuleGraph.Edge
        var isViolation: Bool { value.violation != nil }
    }

    /// The row and the group in it, both from the top.
    struct Shelf: Hashable {
        let row, group: Int
    }

    let nodes: [ModuleGraph.Node]
    let edges: [Edge]
    /// The nodes that stand side by side without a gap: those of one module in one group.
    let cards: [[Int]]
    let cardOfNode: [Int]
    let shelfOfCard: [Shelf]

    init(_ graph: ModuleGraph) {
        var cards: [[Int]] = []
        var shelves: [Shelf] = []
        var nodes: [ModuleGraph.Node] = []
        for (row, group, members) in graph.shelves {
            for card in cardsByModule(members) {
                cards.append(Array(nodes.count..<nodes.count + card.count))
                shelves.append(Shelf(row: row, group: group))
                nodes += card
            }
        }
        self.nodes = nodes
        self.cards = cards
        shelfOfCard = shelves
        cardOfNode = cards.enumerated().flatMap { number, card in card.map { _ in number } }
        edges = graph.drawnEdges(nodes)
    }

    /// The text in the node's box: beside its implementation an interface module needs only the end of its name.
    func label(of node: Int) -> String {
        let name = nodes[node].name
        guard let head = cards[cardOfNode[node]].first, head != node, nodes[head].role == .implementation,
            name.hasPrefix(nodes[head].name)
        else { return TextWidth.shortened(name) }
        return TextWidth.shortened(String(name.dropFirst(nodes[head].name.count)))
    }

    /// Whether some edge stands for several.
    var hasCounts: Bool { edges.contains { $0.value.count > 1 } || nodes.contains { $0.role == .group } }
}

extension ModuleGraph {
    fileprivate var shelves: [(row: Int, group: Int, nodes: [Node])] {
        rows.enumerated().flatMap { row, value in
            value.groups.enumerated().map { (row, $0, $1.nodes) }
        }
    }

    /// An interface module stands beside its implementation: that says enough.
    fileprivate func drawnEdges(_ nodes: [Node]) -> [NumberedGraph.Edge] {
        let numbers = Dictionary(nodes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        return edges.compactMap { edge in
            guard let source = numbers[edge.source], let destination = numbers[edge.destination],
                edge.kind != .interface || edge.violation != nil
            else { return nil }
            return NumberedGraph.Edge(source: source, destination: destination, value: edge)
        }
    }
}

/// In the order of their first nodes; nodes without a module stay alone.
private func cardsByModule(_ nodes: [ModuleGraph.Node]) -> [[ModuleGraph.Node]] {
    var cards: [[ModuleGraph.Node]] = []
    var places: [String: Int] = [:]
    for node in nodes {
        if let module = node.module, let place = places[module] {
            cards[place].append(node)
        } else {
            if let module = node.module { places[module] = cards.count }
            cards.append([node])
        }
    }
    return cards
}
