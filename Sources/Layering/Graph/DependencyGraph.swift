import WorkspaceSpec

/// A directed graph whose nodes are numbered from 0 and whose edges say where they are written.
///
/// Everything that it tells depends on the numbers alone, not on the order in which the edges came.
public struct DependencyGraph<Place: Sendable>: Sendable {
    public struct Edge: Sendable {
        public let source: Int
        public let destination: Int
        /// What it costs to cut the edge.
        public let weight: Int
        public let place: Place

        public init(_ source: Int, _ destination: Int, weight: Int = 1, place: Place) {
            self.source = source
            self.destination = destination
            self.weight = weight
            self.place = place
        }
    }

    /// The edges of each node, by destination; no two have the same.
    private let edges: [[Edge]]

    /// Of edges between the same nodes the first counts.
    public init(nodeCount: Int, edges: [Edge]) {
        var unique: [[Edge]] = Array(repeating: [], count: nodeCount)
        for edge in edges where !unique[edge.source].contains(where: { $0.destination == edge.destination }) {
            unique[edge.source].append(edge)
        }
        self.edges = unique.map { $0.sorted { $0.destination < $1.destination } }
    }

    /// The groups of nodes that reach each other, each sorted, by their first nodes; nodes on no cycle are in none.
    public var components: [[Int]] {
        connectedComponents(edges.map { $0.map(\.destination) })
    }

    public func edge(_ source: Int, _ destination: Int) -> Edge? {
        edges[source].first { $0.destination == destination }
    }

    /// A shortest cycle that begins with an edge: its nodes, from the edge's source. `[a, b, c]` stands for a → b → c → a.
    public func shortestCycle(through edge: Edge) -> [Int] {
        if edge.source == edge.destination { return [edge.source] }
        return [edge.source] + (shortestPath(from: edge.destination, before: edge.source) ?? [])
    }

    /// The cheapest edges without which no cycle is left: exact for components of up to
    /// `FeedbackSearch.exactLimit` nodes, near it beyond.
    public func feedbackEdges(of component: [Int]) -> [Edge] {
        FeedbackSearch(arcs: [[FeedbackSearch.Arc]](edges, inside: component)).cuts()
            .map { edges[$0.source][$0.number] }
            .sorted { ($0.source, $0.destination) < ($1.source, $1.destination) }
    }

    /// The nodes of a shortest path, without the end.
    private func shortestPath(from start: Int, before end: Int) -> [Int]? {
        var previous: [Int: Int] = [start: start]
        var queue = [start]
        var head = 0
        while head < queue.count {
            let node = queue[head]
            head += 1
            for edge in edges[node] where previous[edge.destination] == nil {
                if edge.destination == end { return path(to: node, previous) }
                previous[edge.destination] = node
                queue.append(edge.destination)
            }
        }
        return nil
    }

    private func path(to end: Int, _ previous: [Int: Int]) -> [Int] {
        var path = [end]
        while let node = previous[path[path.count - 1]], node != path[path.count - 1] { path.append(node) }
        return path.reversed()
    }
}

extension [[FeedbackSearch.Arc]] {
    /// The arcs that stay in a set of nodes, renumbered from 0 in its order.
    fileprivate init<Place>(_ edges: [[DependencyGraph<Place>.Edge]], inside component: [Int]) {
        let numbers = Dictionary(uniqueKeysWithValues: component.enumerated().map { ($1, $0) })
        self = component.map { node in
            edges[node].enumerated().compactMap { number, edge in
                numbers[edge.destination].map {
                    FeedbackSearch.Arc(source: node, number: number, head: $0, weight: edge.weight)
                }
            }
        }
    }
}
