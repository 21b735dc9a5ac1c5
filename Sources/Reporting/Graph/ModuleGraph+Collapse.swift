extension ModuleGraph {
    /// Each group as one node, each layer without groups too, and the dependencies between them counted.
    ///
    /// - Parameter focus: a module, or the name of a target of it, that stays as it is.
    public func collapsed(except focus: String? = nil) -> ModuleGraph {
        let kept = focus.map(targets(ofModuleOf:)) ?? []
        var collapse = Collapse(kept: kept)
        let rows = rows.map { collapse.row($0) }
        return ModuleGraph(name: name, rows: collapse.describing(rows, edges), edges: collapse.edges(edges))
    }
}

private struct Collapse {
    let kept: Set<String>
    /// The nodes by the names of those that they stand for.
    private var homes: [String: String] = [:]
    private var moduleCounts: [String: Int] = [:]
    private var taken: Set<String>

    init(kept: Set<String>) {
        self.kept = kept
        taken = kept
    }

    mutating func row(_ row: ModuleGraph.Row) -> ModuleGraph.Row {
        var collapsed = row
        for index in row.groups.indices { collapsed.groups[index].nodes = nodes(row.groups[index], of: row) }
        return collapsed
    }

    private mutating func nodes(_ group: ModuleGraph.Group, of row: ModuleGraph.Row) -> [ModuleGraph.Node] {
        let others = group.nodes.filter { !kept.contains($0.name) }
        let remaining = group.nodes.filter { kept.contains($0.name) }
        remaining.forEach { homes[$0.name] = $0.name }
        guard !others.isEmpty else { return remaining }
        let name = unusedName(group.name.map { "\(row.name)/\($0)" } ?? row.name)
        others.forEach { homes[$0.name] = name }
        moduleCounts[name] = Set(others.map { $0.module ?? $0.name }).count
        return remaining + [ModuleGraph.Node(name, .group)]
    }

    /// A layer may be called like a module.
    private mutating func unusedName(_ name: String) -> String {
        var unused = name
        while !taken.insert(unused).inserted { unused += "/" }
        return unused
    }

    /// The edges between different nodes, each pair, kind and verdict once.
    func edges(_ edges: [ModuleGraph.Edge]) -> [ModuleGraph.Edge] {
        var merged: [ModuleGraph.Edge] = []
        var places: [Key: Int] = [:]
        for edge in edges {
            guard let source = homes[edge.source], let destination = homes[edge.destination],
                source != destination || kept.contains(source)
            else { continue }
            let key = Key(source: source, destination: destination, kind: kind(of: edge), rule: edge.violation?.rule)
            if let place = places[key] {
                merged[place].count += edge.count
            } else {
                places[key] = merged.count
                merged.append(self.edge(edge, key))
            }
        }
        return merged.map(\.sayingHowMany)
    }

    private struct Key: Hashable {
        let source, destination: String
        let kind: ModuleGraph.Kind
        let rule: String?
    }

    /// Between groups all dependencies are alike.
    private func kind(of edge: ModuleGraph.Edge) -> ModuleGraph.Kind {
        kept.contains(edge.source) && kept.contains(edge.destination) ? edge.kind : .dependency
    }

    private func edge(_ edge: ModuleGraph.Edge, _ key: Key) -> ModuleGraph.Edge {
        ModuleGraph.Edge(key.source, key.destination, key.kind, violation: edge.violation, count: edge.count)
    }

    /// `12 modules, 30 dependencies inside`
    func describing(_ rows: [ModuleGraph.Row], _ edges: [ModuleGraph.Edge]) -> [ModuleGraph.Row] {
        var inside: [String: Int] = [:]
        var broken: [String: Int] = [:]
        for edge in edges where edge.kind != .interface || edge.violation != nil {
            guard let home = homes[edge.source], home == homes[edge.destination] else { continue }
            inside[home, default: 0] += edge.count
            if edge.violation != nil { broken[home, default: 0] += edge.count }
        }
        return rows.map { row in
            var described = row
            for (number, group) in row.groups.enumerated() {
                described.groups[number].nodes = group.nodes.map { node in
                    guard let count = moduleCounts[node.name], node.role == .group else { return node }
                    var described = node
                    described.detail = detail(count, inside[node.name] ?? 0, broken[node.name] ?? 0)
                    return described
                }
            }
            return described
        }
    }

    private func detail(_ modules: Int, _ inside: Int, _ broken: Int) -> String {
        let parts = [
            modules == 1 ? "1 module" : "\(modules) modules",
            inside > 0 ? "\(inside) inside" : nil,
            broken > 0 ? "\(broken) not allowed" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

extension ModuleGraph.Edge {
    /// The edge has the words of one of its dependencies.
    fileprivate var sayingHowMany: Self {
        var edge = self
        if count > 1 { edge.violation?.message += ", and \(count - 1) more" }
        return edge
    }
}
