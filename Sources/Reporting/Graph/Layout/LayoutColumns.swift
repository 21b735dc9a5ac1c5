/// Everything that is decided from left to right.
struct LayoutColumns {
    let graph: NumberedGraph
    let lines: [CardLines.Line]
    let lineOfNode: [Int]
    let trunks: [Trunk]
    let boxes: [(x: Int, width: Int)]
    let ports: [Ports.Port: Int]
    let lanes: [Lanes.Place: Int]
    /// The last column that is taken.
    let right: Int

    private static let cardGap = 24

    init(_ source: ModuleGraph, _ graph: NumberedGraph, _ measures: LayoutMeasures) {
        self.graph = graph
        let texts = graph.nodes.indices.map { graph.textWidth(of: $0) }
        let wholes = graph.cardWidths(texts).map { $0 + Self.cardGap }
        let broken = CardLines(graph, groupCounts: source.rows.map(\.groups.count), widths: wholes)
        lineOfNode = broken.lineOfNode
        trunks = Trunk.all(graph, lineOfNode: lineOfNode)
        let sides = Ports(graph, trunks, lineOfNode: lineOfNode)
        let widths = texts.indices.map { max(texts[$0], (sides.count(of: $0) + 1) * measures.portPitch) }
        let gaps = Self.gaps(broken, trunks, lineOfNode)
        let placement = CardPlacement(graph, broken, widths: graph.cardWidths(widths), gaps: gaps)
        lines = placement.lines
        let boxes = graph.boxes(placement.positions.map { $0 + measures.cardX }, widths)
        let lanes = Lanes(
            trunks,
            lineOfNode: lineOfNode,
            blocked: lines.map { graph.blocked($0.cards, boxes, measures) },
            ports: sides.columns(graph, trunks, boxes: boxes, pitch: measures.portPitch),
            reaches: sides.reaches(boxes),
            leftmost: measures.contentX
        )
        (ports, self.lanes) = (lanes.ports, lanes.columns)
        self.boxes = boxes
        right = max(boxes.map { $0.x + $0.width }.max() ?? measures.contentX, lanes.columns.values.max() ?? 0, 480)
    }

    /// Wider where many trunks pass.
    private static func gaps(_ lines: CardLines, _ trunks: [Trunk], _ lineOfNode: [Int]) -> [Int] {
        var passing = Array(repeating: 0, count: lines.lines.count)
        for trunk in trunks {
            for line in trunk.passedLines(destinationLine: lineOfNode[trunk.destination]) { passing[line] += 1 }
        }
        return zip(lines.lines, passing).map { line, count in
            let share = 16 + count * 5 / (line.cards.count + 1)
            return min(max(cardGap, (share + 7) / 8 * 8), 120)
        }
    }

}

extension NumberedGraph {
    /// Room for the label and the second line, a multiple of 8.
    fileprivate func textWidth(of node: Int) -> Int {
        let label = TextWidth.pixels(label(of: node), size: LayoutMeasures.fontSize)
        let detail = TextWidth.pixels(nodes[node].detail ?? "", size: LayoutMeasures.smallFontSize)
        return (max(label, detail) + 24 + 7) / 8 * 8
    }

    fileprivate func cardWidths(_ widths: [Int]) -> [Int] {
        cards.map { $0.reduce(0) { $0 + widths[$1] } }
    }

    fileprivate func boxes(_ positions: [Int], _ widths: [Int]) -> [(x: Int, width: Int)] {
        zip(cards, positions).flatMap { card, position in
            var x = position
            return card.map { node in
                defer { x += widths[node] }
                return (x, widths[node])
            }
        }
    }

    /// The columns of the cards, or of the words in their place, and a little beside them.
    fileprivate func blocked(
        _ line: [Int],
        _ boxes: [(x: Int, width: Int)],
        _ measures: LayoutMeasures
    ) -> [ClosedRange<Int>] {
        if line.isEmpty { return [measures.noModules] }
        return line.map { card in
            let (first, last) = (boxes[cards[card][0]], boxes[cards[card][cards[card].count - 1]])
            return first.x - 7...last.x + last.width + 7
        }
    }
}
