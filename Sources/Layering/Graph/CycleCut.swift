import Diagnostics
import WorkspaceSpec

/// A dependency to cut, and a cycle that it closes.
struct CycleCut: Sendable {
    /// Where a dependency is written: in a source, in the spec, or in both.
    struct Hop: Sendable {
        let source: Int
        let destination: Int
        let site: ImportSite?
        let declaration: Location?
    }

    /// The whole way round; the first hop is the one to cut.
    let hops: [Hop]
    /// How many cuts, this one included, the modules that are tied up with it need.
    let companions: Int

    /// More cuts than this are not listed.
    private static let limit = 100

    /// The fewest cuts that leave no cycle among the dependencies that are legal otherwise.
    static func all(in survey: ImportSurvey) -> [CycleCut] {
        guard !survey.map.silenced.contains("dependency-cycle") else { return [] }
        let graph = DependencyGraph(nodeCount: survey.map.names.count, edges: survey.legalHops)
        let cuts = graph.components.flatMap { component in
            let edges = graph.feedbackEdges(of: component)
            return edges.prefix(limit).map { edge in
                CycleCut(hops: graph.hops(of: graph.shortestCycle(through: edge)), companions: edges.count)
            }
        }
        return Array(cuts.prefix(limit))
    }
}

extension DependencyGraph<CycleCut.Hop> {
    fileprivate func hops(of cycle: [Int]) -> [CycleCut.Hop] {
        zip(cycle, cycle.dropFirst() + cycle.prefix(1)).compactMap { edge($0, $1)?.place }
    }
}

extension ImportSurvey {
    /// Imports and declared dependencies that obey the layers.
    fileprivate var legalHops: [DependencyGraph<CycleCut.Hop>.Edge] {
        let declarations = self.declarations
        let imported = edges.joined().filter { $0.reason == nil || $0.reason == .undeclared }.map { edge in
            CycleCut.Hop(
                source: edge.source, destination: edge.destination, site: edge.first,
                declaration: declarations[edge.source][edge.destination])
        }
        let declared = map.statements.filter { map.violation(from: $0.source, to: $0.destination) == nil }.map {
            CycleCut.Hop(source: $0.source, destination: $0.destination, site: nil, declaration: $0.edge.location)
        }
        return (imported + declared).map(edge)
    }

    /// Fewest cuts first; among as few, rather what is not declared, then what points back in the order of the spec.
    private func edge(_ hop: CycleCut.Hop) -> DependencyGraph<CycleCut.Hop>.Edge {
        let isDeclared = map.declared[hop.source].contains(hop.destination)
        let weight = 4_000 + (isDeclared ? 2 : 0) + (hop.source < hop.destination ? 1 : 0)
        return DependencyGraph.Edge(hop.source, hop.destination, weight: weight, place: hop)
    }

    /// Where the spec states the dependencies of each target.
    private var declarations: [[Int: Location]] {
        var declarations: [[Int: Location]] = Array(repeating: [:], count: map.targets.count)
        for statement in map.statements { declarations[statement.source][statement.destination] = statement.edge.location }
        return declarations
    }
}
