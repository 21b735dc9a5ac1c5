import Layering
import SpecSamples
import Testing
import Workbench

@Suite("The dependency graph")
struct DependencyGraphTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let sentence: String
        let edges: [(Int, Int)]
        let components: [[Int]]
        let cuts: [[Int]]

        var testDescription: String { sentence }
    }

    static let rows = [
        Row(sentence: "nothing has no cycle", edges: [], components: [], cuts: []),
        Row(sentence: "a chain has no cycle", edges: [(0, 1), (1, 2)], components: [], cuts: []),
        Row(sentence: "a node on itself is a cycle", edges: [(1, 1)], components: [[1]], cuts: [[1, 1]]),
        Row(sentence: "two nodes are cut once", edges: [(0, 1), (1, 0)], components: [[0, 1]], cuts: [[1, 0]]),
        Row(
            sentence: "two circles with a common edge are cut there",
            edges: [(0, 1), (1, 3), (0, 2), (2, 3), (3, 0)],
            components: [[0, 1, 2, 3]],
            cuts: [[3, 0]]
        ),
        Row(
            sentence: "two components are cut separately",
            edges: [(0, 1), (1, 0), (1, 2), (2, 3), (3, 2)],
            components: [[0, 1], [2, 3]],
            cuts: [[1, 0], [3, 2]]
        ),
    ]

    @Test("knows components and the fewest cuts", arguments: rows)
    func table(row: Row) {
        let graph = Self.graph(4, row.edges)
        #expect(graph.components == row.components)
        let cuts = graph.components.flatMap { graph.feedbackEdges(of: $0) }
        #expect(cuts.map { [$0.source, $0.destination] } == row.cuts)
    }

    @Test("cuts the cheapest edge")
    func weights() {
        let edges = [(0, 1, 3), (1, 2, 2), (2, 0, 3)].map {
            DependencyGraph.Edge($0, $1, weight: $2, place: "line \($0)")
        }
        let graph = DependencyGraph(nodeCount: 3, edges: edges)
        #expect(graph.feedbackEdges(of: [0, 1, 2]).map(\.place) == ["line 1"])
    }

    @Test("finds the shortest way round through an edge")
    func shortest() throws {
        let graph = Self.graph(6, [(0, 1), (1, 2), (2, 3), (3, 0), (1, 4), (4, 0), (4, 5)])
        #expect(graph.shortestCycle(through: try #require(graph.edge(0, 1))) == [0, 1, 4])
        #expect(graph.shortestCycle(through: try #require(graph.edge(2, 3))) == [2, 3, 0, 1])
    }

    @Test("cuts as few edges of small random graphs as trying all sets does", arguments: 0..<200)
    func bruteForce(seed: Int) {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let count = 3 + numbers.below(3)
        let edges = Self.randomEdges(count, 3 + numbers.below(9), &numbers)
        let graph = Self.graph(count, edges)
        let cuts = graph.components.flatMap { graph.feedbackEdges(of: $0) }.map { [$0.source, $0.destination] }
        #expect(isAcyclic(count, edges.filter { !cuts.contains([$0.0, $0.1]) }), "\(edges) without \(cuts)")
        #expect(cuts.count == fewestCuts(count, edges), "\(edges) without \(cuts)")
    }

    @Test("leaves no cycle in large random graphs and cuts nothing in vain", arguments: [20, 60, 250, 1_600])
    func large(count: Int) {
        var numbers = SeededGenerator(seed: UInt64(count))
        let edges = Self.randomEdges(count, count * 3 / 2, &numbers)
        let graph = Self.graph(count, edges)
        let cuts = graph.components.flatMap { graph.feedbackEdges(of: $0) }.map { [$0.source, $0.destination] }
        let kept = edges.filter { !cuts.contains([$0.0, $0.1]) }
        #expect(isAcyclic(count, kept))
        for cut in cuts.prefix(20) { #expect(!isAcyclic(count, kept + [(cut[0], cut[1])]), "\(cut)") }
    }

    @Test("cuts a ring of any size once", arguments: [2, 14, 15, 100, 300, 2_000, 20_000])
    func ring(count: Int) {
        let graph = Self.graph(count, (0..<count).map { ($0, ($0 + 1) % count) })
        let cuts = graph.components.flatMap { graph.feedbackEdges(of: $0) }
        #expect(cuts.count == 1)
        #expect(cuts.map { graph.shortestCycle(through: $0).count } == [count])
    }

    @Test("tells the same whatever the order of the edges")
    func order() {
        var numbers = SeededGenerator(seed: 7)
        let edges = Self.randomEdges(30, 70, &numbers)
        let first = Self.cuts(30, edges)
        for _ in 0..<10 {
            let shuffled = edges.shuffled(using: &numbers)
            #expect(Self.cuts(30, shuffled) == first)
        }
    }

    private static func cuts(_ count: Int, _ edges: [(Int, Int)]) -> [[Int]] {
        let graph = graph(count, edges)
        return graph.components.flatMap { graph.feedbackEdges(of: $0) }.map { [$0.source, $0.destination] }
    }

    /// Edges that point back cost a little less, as in the check.
    private static func graph(_ count: Int, _ edges: [(Int, Int)]) -> DependencyGraph<Int> {
        DependencyGraph(
            nodeCount: count,
            edges: edges.map { DependencyGraph.Edge($0, $1, weight: 1_000 + ($0 < $1 ? 1 : 0), place: 0) }
        )
    }

    private static func randomEdges(_ count: Int, _ number: Int, _ numbers: inout SeededGenerator) -> [(Int, Int)] {
        var seen: Set<[Int]> = []
        return (0..<number).map { _ in (numbers.below(count), numbers.below(count)) }
            .filter { seen.insert([$0.0, $0.1]).inserted }
    }
}

extension SeededGenerator {
    fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// Takes away nodes that nothing points to, as long as there are any.
private func isAcyclic(_ count: Int, _ edges: [(Int, Int)]) -> Bool {
    var into = Array(repeating: 0, count: count)
    var heads: [[Int]] = Array(repeating: [], count: count)
    for (tail, head) in edges {
        into[head] += 1
        heads[tail].append(head)
    }
    var free = (0..<count).filter { into[$0] == 0 }
    var taken = 0
    while let node = free.popLast() {
        taken += 1
        for head in heads[node] {
            into[head] -= 1
            if into[head] == 0 { free.append(head) }
        }
    }
    return taken == count
}

private func fewestCuts(_ count: Int, _ edges: [(Int, Int)]) -> Int {
    (0..<(1 << edges.count)).map { set in (set.nonzeroBitCount, set) }.sorted { $0 < $1 }.first { _, set in
        isAcyclic(count, edges.enumerated().filter { set & (1 << $0.offset) == 0 }.map(\.element))
    }?.0 ?? 0
}
