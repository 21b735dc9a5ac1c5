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
        let components = connectedComponents(survey.legalNeighbours)
        guard !components.isEmpty else { return [] }
        let graph = DependencyGraph(nodeCount: survey.map.names.count, edges: survey.legalHops(among: components))
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
    /// For each target what it imports or declares in accordance with the layers.
    fileprivate var legalNeighbours: [[Int]] {
        var neighbours = map.names.map { _ in [Int]() }
        for edge in edges.joined() where edge.isLegal { neighbours[edge.source].append(edge.destination) }
        for statement in map.statements where !imports(statement.source, statement.destination) && isLegal(statement) {
            neighbours[statement.source].append(statement.destination)
        }
        return neighbours
    }

    /// The same with places, for the targets that depend on each other in circles.
    fileprivate func legalHops(among components: [[Int]]) -> [DependencyGraph<CycleCut.Hop>.Edge] {
        let members = Set(components.joined())
        let statements = map.statements.filter { members.contains($0.source) && members.contains($0.destination) }
        let declarations = Dictionary(
            statements.map { ([$0.source, $0.destination], $0.edge.location) },
            uniquingKeysWith: { first, _ in first }
        )
        let imported = members.sorted().flatMap { source in
            edges[source].filter { $0.isLegal && members.contains($0.destination) }.map { edge in
                CycleCut.Hop(
                    source: source,
                    destination: edge.destination,
                    site: edge.first,
                    declaration: declarations[[source, edge.destination]] ?? nil
                )
            }
        }
        let declared = statements.filter(isLegal).map {
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

    private func isLegal(_ statement: Statement) -> Bool {
        map.violation(from: statement.source, to: statement.destination) == nil
    }
}

extension ImportEdge {
    fileprivate var isLegal: Bool { reason == nil || reason == .undeclared }
}
