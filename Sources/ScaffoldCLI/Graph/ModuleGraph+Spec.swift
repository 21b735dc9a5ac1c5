import Reporting
import WorkspaceSpec

extension ModuleGraph {
    /// What a spec says about its modules, allowed or not.
    ///
    /// Composition roots, tests and products are drawn only where a module depends on them.
    init(_ spec: Spec) {
        let plan = GraphPlan(spec)
        self.init(name: spec.name, rows: plan.rows, edges: plan.edges)
    }
}

private struct GraphPlan {
    private let spec: Spec
    private let targets: [BuildTarget]
    private let policy: DependencyPolicy
    /// One for each pair of targets.
    let edges: [ModuleGraph.Edge]
    private let used: Set<String>

    init(_ spec: Spec) {
        self.spec = spec
        targets = spec.targets
        policy = DependencyPolicy(spec, targets: targets)
        edges = GraphPlan.edges(spec, policy)
        used = Set(edges.map(\.destination))
    }

    private static func edges(_ spec: Spec, _ policy: DependencyPolicy) -> [ModuleGraph.Edge] {
        var seen: Set<[String]> = []
        let stated = spec.moduleEdges.filter { seen.insert([$0.source, $0.destination]).inserted }
        let judged = stated.map { edge in
            ModuleGraph.Edge(
                edge.source,
                edge.destination,
                ModuleGraph.Kind(edge.cause),
                violation: policy.violation(from: edge.source, to: edge.destination).map {
                    ModuleGraph.Violation($0, reason: edge.reason)
                }
            )
        }
        let doubles = spec.modules.filter(\.interface).map {
            ModuleGraph.Edge($0.testingName, $0.interfaceName, .interface)
        }
        return DependencyRings(judged).marked(judged) + doubles
    }
}

// Rows.
extension GraphPlan {
    var rows: [ModuleGraph.Row] {
        let roots = targets.filter { $0.role.isComposition && used.contains($0.name) }.map { node($0) }
        let composition = ModuleGraph.Row(name: "App", groups: [ModuleGraph.Group(nodes: roots)])
        return (roots.isEmpty ? [] : [composition]) + spec.layers.map(row)
    }

    private func row(_ layer: Layer) -> ModuleGraph.Row {
        let groups = layer.groups.map { ModuleGraph.Group(name: $0, nodes: nodes(in: layer, group: $0)) }
        let above = ModuleGraph.Group(nodes: nodes(in: layer, group: nil))
        let below = ModuleGraph.Group(nodes: products(in: layer))
        return ModuleGraph.Row(
            name: layer.name,
            note: "siblings: \(layer.siblings.rawValue)\(layer.closed ? ", closed" : "")",
            groups: [above].filter { !$0.nodes.isEmpty } + groups + [below].filter { !$0.nodes.isEmpty }
        )
    }

    private func nodes(in layer: Layer, group: String?) -> [ModuleGraph.Node] {
        targets
            .filter { target in
                let place = policy.place(of: target.name)
                return place?.layerName == layer.name && place?.groupName == group
                    && (target.role != .tests || used.contains(target.name))
            }
            .map(node)
    }

    private func node(_ target: BuildTarget) -> ModuleGraph.Node {
        ModuleGraph.Node(target.name, ModuleGraph.Role(target.role), module: target.module)
    }

    private func products(in layer: Layer) -> [ModuleGraph.Node] {
        spec.packages.filter { $0.layer == layer.name }.flatMap(\.products).filter(used.contains)
            .map { ModuleGraph.Node($0, .product) }
    }
}

/// The rings among dependencies that obey the layers.
private struct DependencyRings {
    /// A ring for each hop of one, in words.
    private var words: [[String]: String] = [:]

    init(_ edges: [ModuleGraph.Edge]) {
        let legal = edges.filter { $0.violation == nil }
        var numbers: [String: Int] = [:]
        var names: [String] = []
        for name in legal.flatMap({ [$0.source, $0.destination] }) where numbers[name] == nil {
            numbers[name] = names.count
            names.append(name)
        }
        var successors: [[Int]] = Array(repeating: [], count: names.count)
        for edge in legal {
            if let source = numbers[edge.source], let destination = numbers[edge.destination] {
                successors[source].append(destination)
            }
        }
        for ring in dependencyCycles(successors) { add(ring.map { names[$0] }) }
    }

    private mutating func add(_ ring: [String]) {
        let path = (ring + ring.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
        let message = ring.count == 1 ? "'\(ring[0])' depends on itself" : "dependency cycle: \(path)"
        for hop in zip(ring, ring.dropFirst() + ring.prefix(1)) where words[[hop.0, hop.1]] == nil {
            words[[hop.0, hop.1]] = message
        }
    }

    func marked(_ edges: [ModuleGraph.Edge]) -> [ModuleGraph.Edge] {
        edges.map { edge in
            var marked = edge
            marked.violation = edge.violation ?? words[[edge.source, edge.destination]].map(violation)
            return marked
        }
    }

    private func violation(_ words: String) -> ModuleGraph.Violation {
        ModuleGraph.Violation(
            rule: "dependency-cycle",
            message: words,
            fix: "remove one of these dependencies, or move what both need to a module below them"
        )
    }
}

extension ModuleGraph.Violation {
    fileprivate init(_ violation: DependencyViolation, reason: String) {
        self.init(
            rule: violation.rule.rawValue,
            message: violation.message() + reason,
            fix: violation.fix
        )
    }
}

extension ModuleGraph.Kind {
    fileprivate init(_ cause: ModuleEdge.Cause) {
        switch cause {
        case .listed, .standardModule: self = .dependency
        case .implementsService: self = .implements
        case .registersService: self = .registers
        case .ownInterface: self = .interface
        }
    }
}

extension ModuleGraph.Role {
    fileprivate init(_ role: BuildTarget.Role) {
        switch role {
        case .implementation: self = .implementation
        case .interface: self = .interface
        case .testing: self = .testing
        case .tests: self = .tests
        case .tag, .executable, .wiring, .compositionTests: self = .composition
        }
    }
}
