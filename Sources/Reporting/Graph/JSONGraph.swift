/// The graph for programs, in version 1 of our own form: `layers` from top to bottom, each with its `groups` and their
/// `nodes`, then the `dependencies` by the names of their ends.
///
/// `name` is null for the nodes of a layer that are in no group, `module` for what belongs to no module, `violation`
/// for a dependency that is allowed. `role` and `kind` are the cases of `ModuleGraph.Role` and `ModuleGraph.Kind`.
struct JSONGraph {
    private let graph: ModuleGraph

    init(_ graph: ModuleGraph) {
        self.graph = graph
    }

    var text: String {
        let value: JSONValue = [
            "version": 1,
            "name": .string(graph.name),
            "layers": .array(graph.rows.map(layer)),
            "dependencies": .array(graph.visibleEdges.map(dependency)),
        ]
        return value.text
    }

    private func layer(_ row: ModuleGraph.Row) -> JSONValue {
        ["name": .string(row.name), "note": JSONValue(row.note), "groups": .array(row.groups.map(group))]
    }

    private func group(_ group: ModuleGraph.Group) -> JSONValue {
        ["name": JSONValue(group.name), "nodes": .array(group.nodes.map(node))]
    }

    private func node(_ node: ModuleGraph.Node) -> JSONValue {
        .object(present: [
            "name": .string(node.name), "role": .string(node.role.rawValue), "module": JSONValue(node.module),
            "detail": node.detail.map(JSONValue.string),
        ])
    }

    private func dependency(_ edge: ModuleGraph.Edge) -> JSONValue {
        [
            "from": .string(edge.source), "to": .string(edge.destination), "kind": .string(edge.kind.rawValue),
            "count": .integer(edge.count), "violation": edge.violation.map(violation) ?? .null,
        ]
    }

    private func violation(_ violation: ModuleGraph.Violation) -> JSONValue {
        [
            "rule": .string(violation.rule), "message": .string(violation.message), "fix": JSONValue(violation.fix),
        ]
    }
}
