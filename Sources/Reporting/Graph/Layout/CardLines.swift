/// The cards in lines: each group has one, or several where it is too wide, and an empty group has one without cards.
struct CardLines {
    struct Line {
        let shelf: NumberedGraph.Shelf
        var cards: [Int]
    }

    /// From top to bottom.
    var lines: [Line]
    /// By the number of the node.
    let lineOfNode: [Int]

    /// - Parameter widths: those of the cards, gaps included.
    init(_ graph: NumberedGraph, groupCounts: [Int], widths: [Int]) {
        let limit = CardLines.widthLimit(widths)
        let depths = CardDepths(graph).depths
        let members = Dictionary(grouping: graph.cards.indices, by: { graph.shelfOfCard[$0] })
        var lines: [Line] = []
        for (row, count) in groupCounts.enumerated() {
            for group in 0..<count {
                let shelf = NumberedGraph.Shelf(row: row, group: group)
                let cards = (members[shelf] ?? []).sorted { (depths[$0], $0) < (depths[$1], $1) }
                lines += broken(cards, widths, limit).map { Line(shelf: shelf, cards: $0) }
            }
        }
        self.lines = lines
        var lineOfNode = Array(repeating: 0, count: graph.nodes.count)
        for (number, line) in lines.enumerated() {
            for card in line.cards {
                for node in graph.cards[card] { lineOfNode[node] = number }
            }
        }
        self.lineOfNode = lineOfNode
    }

    /// So that the picture is half as wide again as it is high.
    private static func widthLimit(_ widths: [Int]) -> Int {
        let lineHeight = 120
        let area = widths.reduce(0, +) * lineHeight * 3 / 2
        return max(960, Int(Double(area).squareRoot()))
    }
}

/// Lines of about equal width, none wider than the limit unless one card is.
private func broken(_ cards: [Int], _ widths: [Int], _ limit: Int) -> [[Int]] {
    let total = cards.reduce(0) { $0 + widths[$1] }
    let count = max(1, (total + limit - 1) / limit)
    let share = min(limit, total / count + (cards.map { widths[$0] }.max() ?? 0) / 2)
    var lines: [[Int]] = [[]]
    var width = 0
    for card in cards {
        if width + widths[card] > share, width > 0 {
            lines.append([])
            width = 0
        }
        lines[lines.count - 1].append(card)
        width += widths[card]
    }
    return lines
}

/// How many cards of its group stand above a card because they depend on it, one over the other.
private struct CardDepths {
    private(set) var depths: [Int]

    /// Cycles end the search: no chain is followed further than this.
    private static let limit = 50

    init(_ graph: NumberedGraph) {
        depths = Array(repeating: 0, count: graph.cards.count)
        let pairs = CardDepths.pairs(graph)
        for _ in 0..<CardDepths.limit {
            let before = depths
            for (upper, lower) in pairs { depths[lower] = max(depths[lower], min(before[upper] + 1, CardDepths.limit)) }
            if depths == before { return }
        }
    }

    /// The cards of one group of which the first depends on the second.
    private static func pairs(_ graph: NumberedGraph) -> [(upper: Int, lower: Int)] {
        graph.edges.filter { !$0.isViolation }.compactMap { edge in
            let (upper, lower) = (graph.cardOfNode[edge.source], graph.cardOfNode[edge.destination])
            let areTogether = graph.shelfOfCard[upper] == graph.shelfOfCard[lower]
            return upper != lower && areTogether ? (upper, lower) : nil
        }
    }
}
