/// Looks for the cheapest arcs whose removal leaves no cycle (a minimum feedback arc set), by looking for the order of
/// the nodes in which the arcs that point back weigh the least.
///
/// Small graphs are solved exactly, over all sets of nodes that can come first (Lawler 1964). Larger ones take the
/// greedy order of Eades, Lin and Smyth (1993), made better by moving single nodes; huge ones the order of a
/// depth-first search. In all of them no arc is cut that need not be.
struct FeedbackSearch {
    struct Arc {
        /// What the caller knows the arc by.
        let source: Int
        let number: Int
        /// The node that it points to.
        let head: Int
        let weight: Int
    }

    /// The number of nodes up to which the result is exact.
    static let exactLimit = 14
    /// Beyond this the order of the greedy search, quadratic in time, is not asked for.
    private static let greedyLimit = 1_500
    private static let moveLimit = 200
    /// Steps spent on leaving out arcs that need not be cut.
    private static let reductionLimit = 20_000_000

    let arcs: [[Arc]]

    func cuts() -> [Arc] {
        let loops = arcs.indices.flatMap { node in arcs[node].filter { $0.head == node } }
        return loops + reduced(backward(order()))
    }

    private func order() -> [Int] {
        switch arcs.count {
        case ...Self.exactLimit: exactOrder()
        case ...Self.moveLimit: moved(greedyOrder())
        case ...Self.greedyLimit: greedyOrder()
        default: depthFirstOrder()
        }
    }

    /// The arcs that point to an earlier node.
    private func backward(_ order: [Int]) -> [(tail: Int, arc: Arc)] {
        var position = Array(repeating: 0, count: order.count)
        for (index, node) in order.enumerated() { position[node] = index }
        return arcs.indices.flatMap { node in
            arcs[node].filter { position[$0.head] < position[node] }.map { (node, $0) }
        }
    }
}

extension FeedbackSearch {
    /// For each set of nodes the least weight that points back when the set comes first.
    private func exactOrder() -> [Int] {
        let count = arcs.count
        let weights = weightMatrix()
        var best = Array(repeating: Int.max, count: 1 << count)
        var last = Array(repeating: 0, count: 1 << count)
        best[0] = 0
        for set in 1..<(1 << count) {
            for node in 0..<count where set & (1 << node) != 0 {
                let rest = set & ~(1 << node)
                let cost = best[rest] + weight(from: node, to: rest, weights)
                if cost < best[set] {
                    best[set] = cost
                    last[set] = node
                }
            }
        }
        var order: [Int] = []
        var set = (1 << count) - 1
        while set != 0 {
            order.append(last[set])
            set &= ~(1 << last[set])
        }
        return order.reversed()
    }

    private func weight(from node: Int, to set: Int, _ weights: [[Int]]) -> Int {
        var sum = 0
        var rest = set
        while rest != 0 {
            sum += weights[node][rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return sum
    }

    private func weightMatrix() -> [[Int]] {
        arcs.map { arcs in
            var row = Array(repeating: 0, count: self.arcs.count)
            for arc in arcs { row[arc.head] += arc.weight }
            return row
        }
    }
}

extension FeedbackSearch {
    /// Nodes that nothing points to go first, nodes that point to nothing last, in between the one whose arcs out
    /// outweigh those in the most.
    private func greedyOrder() -> [Int] {
        let incoming = self.incoming()
        var out = arcs.indices.map { node in arcs[node].reduce(0) { $0 + ($1.head == node ? 0 : $1.weight) } }
        var into = incoming.map { $0.reduce(0) { $0 + $1.weight } }
        var isLeft = Array(repeating: true, count: arcs.count)
        var first: [Int] = []
        var last: [Int] = []
        func remove(_ node: Int) {
            isLeft[node] = false
            for arc in arcs[node] where isLeft[arc.head] { into[arc.head] -= arc.weight }
            for arc in incoming[node] where isLeft[arc.tail] { out[arc.tail] -= arc.weight }
        }
        while first.count + last.count < arcs.count {
            let nodes = arcs.indices.lazy.filter { isLeft[$0] }
            if let sink = nodes.first(where: { out[$0] == 0 }) {
                remove(sink)
                last.append(sink)
            } else if let node = nodes.first(where: { into[$0] == 0 })
                ?? nodes.max(by: { (out[$0] - into[$0], $1) < (out[$1] - into[$1], $0) })
            {
                remove(node)
                first.append(node)
            }
        }
        return first + last.reversed()
    }

    private func incoming() -> [[(tail: Int, weight: Int)]] {
        var incoming: [[(tail: Int, weight: Int)]] = Array(repeating: [], count: arcs.count)
        for node in arcs.indices {
            for arc in arcs[node] where arc.head != node { incoming[arc.head].append((node, arc.weight)) }
        }
        return incoming
    }

    /// The order after moving single nodes to where they cost the least, until none gains (or long enough).
    private func moved(_ order: [Int]) -> [Int] {
        let weights = weightMatrix()
        var order = order
        for _ in 0..<20 {
            var hasGained = false
            for node in order where moveToBestPlace(node, in: &order, weights) { hasGained = true }
            if !hasGained { break }
        }
        return order
    }

    /// Walks a node away from its place in both directions and leaves it where it gained the most.
    private func moveToBestPlace(_ node: Int, in order: inout [Int], _ weights: [[Int]]) -> Bool {
        guard let start = order.firstIndex(of: node) else { return false }
        var best = (gain: 0, place: start)
        var gain = 0
        for place in stride(from: start - 1, through: 0, by: -1) {
            gain += weights[order[place]][node] - weights[node][order[place]]
            if -gain > best.gain { best = (-gain, place) }
        }
        gain = 0
        for place in (start + 1)..<max(order.count, start + 1) {
            gain += weights[node][order[place]] - weights[order[place]][node]
            if -gain > best.gain { best = (-gain, place) }
        }
        guard best.gain > 0 else { return false }
        order.remove(at: start)
        order.insert(node, at: best.place)
        return true
    }

    /// The reverse order in which a depth-first search leaves the nodes; without recursion, for it may be deep.
    private func depthFirstOrder() -> [Int] {
        var isSeen = Array(repeating: false, count: arcs.count)
        var order: [Int] = []
        for root in arcs.indices where !isSeen[root] {
            isSeen[root] = true
            var path = [(node: root, next: 0)]
            while let (node, next) = path.last {
                guard next < arcs[node].count else {
                    order.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let head = arcs[node][next].head
                if !isSeen[head] {
                    isSeen[head] = true
                    path.append((head, 0))
                }
            }
        }
        return order.reversed()
    }
}

extension FeedbackSearch {
    /// The arcs without those that can stay when the others go, the costliest of which stay first.
    private func reduced(_ cuts: [(tail: Int, arc: Arc)]) -> [Arc] {
        let size = arcs.reduce(arcs.count) { $0 + $1.count }
        guard arcs.count > Self.exactLimit, size * cuts.count <= Self.reductionLimit else { return cuts.map(\.arc) }
        var kept = arcs.indices.map { node in
            arcs[node].map(\.head).filter { head in
                head != node && !cuts.contains { $0.tail == node && $0.arc.head == head }
            }
        }
        return cuts.sorted { $0.arc.weight > $1.arc.weight }.compactMap { cut in
            if reaches(cut.tail, from: cut.arc.head, kept) { return cut.arc }
            kept[cut.tail].append(cut.arc.head)
            return nil
        }
    }

    private func reaches(_ end: Int, from start: Int, _ heads: [[Int]]) -> Bool {
        var isSeen = Array(repeating: false, count: heads.count)
        var open = [start]
        while let node = open.popLast() {
            if node == end { return true }
            if isSeen[node] { continue }
            isSeen[node] = true
            open += heads[node].filter { !isSeen[$0] }
        }
        return false
    }
}
