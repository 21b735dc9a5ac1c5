/// Where the cards stand in their lines: near what they depend on and what depends on them.
struct CardPlacement {
    /// The left edge of each card, a multiple of 8, from 0.
    private(set) var positions: [Int]
    private(set) var lines: [CardLines.Line]
    private let widths: [Int]
    private let gaps: [Int]
    private let room: Int
    private let neighbors: [[(card: Int, line: Int)]]
    private let lineOfCard: [Int]

    /// - Parameters:
    ///   - widths: those of the cards, multiples of 8.
    ///   - gaps: between the cards of each line, multiples of 8.
    init(_ graph: NumberedGraph, _ cardLines: CardLines, widths: [Int], gaps: [Int]) {
        self.widths = widths
        self.gaps = gaps
        lines = cardLines.lines
        room =
            zip(cardLines.lines, gaps).map { line, gap in
                line.cards.reduce(-gap) { $0 + widths[$1] + gap }
            }.max() ?? 0
        lineOfCard = graph.cards.map { cardLines.lineOfNode[$0[0]] }
        neighbors = CardPlacement.neighbors(graph, lineOfCard)
        positions = Array(repeating: 0, count: graph.cards.count)
        for line in lines.indices { settle(line, wishes: Array(repeating: 0, count: lines[line].cards.count)) }
        reduceCrossings()
    }

    private static func neighbors(_ graph: NumberedGraph, _ lineOfCard: [Int]) -> [[(card: Int, line: Int)]] {
        var neighbors: [[(card: Int, line: Int)]] = Array(repeating: [], count: graph.cards.count)
        for edge in graph.edges {
            let (source, destination) = (graph.cardOfNode[edge.source], graph.cardOfNode[edge.destination])
            guard source != destination else { continue }
            neighbors[source].append((destination, lineOfCard[destination]))
            neighbors[destination].append((source, lineOfCard[source]))
        }
        return neighbors
    }

    private static let sweepCount = 12

    /// Down and up again, each line by the barycentres of its cards' neighbours; the best of all is kept.
    private mutating func reduceCrossings() {
        var best = (cost: cost, positions: positions, lines: lines)
        for sweep in 0..<CardPlacement.sweepCount {
            let isDown = sweep.isMultiple(of: 2)
            for line in isDown ? Array(lines.indices) : lines.indices.reversed() {
                // The last sweeps look both ways, so that cards without neighbours on one side move, too.
                arrange(line) { sweep > 7 || $0 == line || (isDown ? $0 < line : $0 > line) }
            }
            let cost = self.cost
            if cost < best.cost { best = (cost, positions, lines) }
        }
        (_, positions, lines) = best
    }

    private mutating func arrange(_ line: Int, _ isSeen: (Int) -> Bool) {
        let wishes = lines[line].cards.map { card in (card: card, center: barycenter(card, isSeen)) }
        let sorted = wishes.enumerated().sorted { ($0.element.center, $0.offset) < ($1.element.center, $1.offset) }
        lines[line].cards = sorted.map(\.element.card)
        settle(line, wishes: sorted.map(\.element.center))
    }

    private func barycenter(_ card: Int, _ isSeen: (Int) -> Bool) -> Int {
        let seen = neighbors[card].filter { isSeen($0.line) }
        guard !seen.isEmpty else { return center(card) }
        return seen.reduce(0) { $0 + center($1.card) } / seen.count
    }

    private func center(_ card: Int) -> Int { positions[card] + widths[card] / 2 }

    /// As near to the wished centres as the order and the gaps allow.
    private mutating func settle(_ line: Int, wishes: [Int]) {
        let cards = lines[line].cards
        var offset = 0
        var offsets: [Int] = []
        for card in cards {
            offsets.append(offset)
            offset += widths[card] + gaps[line]
        }
        let slack = max(0, room - (offset - gaps[line]))
        let targets = cards.indices.map { wishes[$0] - widths[cards[$0]] / 2 - offsets[$0] }
        for (index, fit) in nearestRising(targets).enumerated() {
            positions[cards[index]] = min(max(fit, 0), slack) / 8 * 8 + offsets[index]
        }
    }

    /// How far the edges go sideways.
    private var cost: Int {
        neighbors.indices.reduce(0) { sum, card in
            neighbors[card].reduce(sum) { $0 + abs(center(card) - center($1.card)) }
        }
    }
}

/// The rising sequence with the least squared distance from the given one (pool adjacent violators).
private func nearestRising(_ values: [Int]) -> [Int] {
    var pools: [(sum: Int, count: Int)] = []
    for value in values {
        pools.append((value, 1))
        while pools.count > 1, let last = pools.last, let previous = pools.dropLast().last,
            previous.sum * last.count > last.sum * previous.count
        {
            pools.removeLast(2)
            pools.append((previous.sum + last.sum, previous.count + last.count))
        }
    }
    return pools.flatMap { Array(repeating: $0.sum / $0.count, count: $0.count) }
}
