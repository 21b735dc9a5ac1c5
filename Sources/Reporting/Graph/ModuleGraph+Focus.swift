extension ModuleGraph {
    /// A module with all its targets and what these depend on or serve; nil when no node and no module has the name.
    ///
    /// What the neighbours do among themselves is left out, and so are rows in which nothing is left.
    public func focused(on name: String) -> ModuleGraph? {
        let core = targets(ofModuleOf: name)
        guard !core.isEmpty else { return nil }
        var graph = self
        graph.edges = edges.filter { core.contains($0.source) || core.contains($0.destination) }
        let kept = core.union(graph.edges.flatMap { [$0.source, $0.destination] })
        graph.rows = rows.compactMap { $0.keeping(kept) }
        return graph
    }

    /// All names of the module that has the name or a target of the name.
    func targets(ofModuleOf name: String) -> Set<String> {
        let nodes = nodes
        let module = nodes.first { $0.name == name }?.module ?? name
        return Set(nodes.filter { $0.name == name || $0.module == module }.map(\.name))
    }
}

extension ModuleGraph.Row {
    fileprivate func keeping(_ names: Set<String>) -> Self? {
        var row = self
        row.groups = groups.compactMap { group in
            let nodes = group.nodes.filter { names.contains($0.name) }
            return nodes.isEmpty ? nil : ModuleGraph.Group(name: group.name, nodes: nodes)
        }
        return row.groups.isEmpty ? nil : row
    }
}
