import Diagnostics

extension SpecCheck {
    /// No module depends on itself, over however many others.
    static let cycles = SpecCheck { subject in
        let graph = LegalGraph(subject)
        return dependencyCycles(graph.edges.map { $0.map(\.destination) }).map(graph.diagnostic)
    }
}

/// The dependencies that obey the layers; a cycle with one that does not is reported as that one.
private struct LegalGraph {
    var names: [String] = []
    var edges: [[(destination: Int, location: Location?)]] = []

    init(_ subject: SpecCheck.Subject) {
        names = subject.targets.filter { $0.role == .implementation || $0.role == .interface }.map(\.name)
        edges = Array(repeating: [], count: names.count)
        let indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for (edge, violation) in subject.edges where violation == nil {
            guard let source = indices[edge.source], let destination = indices[edge.destination] else { continue }
            edges[source].append((destination, edge.location))
        }
    }

    /// `dependency cycle: 'A' → 'B' → 'A'`, with the place of each hop.
    func diagnostic(_ cycle: [Int]) -> Diagnostic {
        let hops = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { ($0, $1) }
        let path = (cycle + cycle.prefix(1)).map { "'\(names[$0])'" }.joined(separator: " → ")
        let places = hops.map { source, destination in edges[source].first { $0.destination == destination }?.location }
        if cycle.count == 1 { return itself(names[cycle[0]], at: places[0]) }
        let notes = zip(hops, places).map { hop, place in
            Note("'\(names[hop.0])' depends on '\(names[hop.1])'", at: place)
        }
        return Diagnostic(
            rule: "dependency-cycle",
            "dependency cycle: \(path)",
            at: places.last ?? nil,
            notes: notes,
            fix: "remove one of these dependencies, or move what both need to a module below them"
        )
    }

    private func itself(_ name: String, at location: Location?) -> Diagnostic {
        Diagnostic(
            rule: "dependency-cycle",
            "'\(name)' depends on itself",
            at: location,
            fix: "remove the dependency"
        )
    }
}
