import Diagnostics
import WorkspaceSpec

/// A module that is to be added, as the user describes it; what is left out follows from the layer.
public struct ModuleRequest: Sendable {
    public var name: String
    public var layer: String
    public var group: String?
    public var kind: Module.Kind?
    public var interface = false
    public var dependencies: [String] = []
    public var tags: [String] = []
    /// Modules whose services it implements, with their priorities; without one it wins over all that there are.
    public var implements: [(service: String, priority: Int?)] = []

    public init(name: String, layer: String) {
        self.name = name
        self.layer = layer
    }

    func applied(to document: SpecDocument, of spec: Spec) throws(DiagnosticsError) -> SpecDocument {
        try document.completed(for: "modules", of: spec).appending(entry(in: spec), toArrayAt: ["modules"])
    }

    private func entry(in spec: Spec) -> DocumentNode {
        var members: [DocumentNode.Member] = [
            DocumentNode.Member("name", .string(name)), DocumentNode.Member("layer", .string(layer)),
        ]
        if let group { members.append(DocumentNode.Member("group", .string(group))) }
        if let kind { members.append(DocumentNode.Member("kind", .string(kind.rawValue))) }
        if interface { members.append(DocumentNode.Member("interface", .bool(true))) }
        if !dependencies.isEmpty { members.append(DocumentNode.Member("dependencies", .strings(dependencies))) }
        if !implements.isEmpty {
            let claims = implements.map { claim($0.service, $0.priority ?? spec.winningPriority(for: $0.service)) }
            members.append(DocumentNode.Member("implements", .array(claims)))
        }
        if !tags.isEmpty { members.append(DocumentNode.Member("tags", .strings(tags))) }
        return .object(members)
    }

    private func claim(_ service: String, _ priority: Int) -> DocumentNode {
        .object([
            DocumentNode.Member("service", .string(service)), DocumentNode.Member("priority", .integer(priority)),
        ])
    }
}

extension Spec {
    /// A priority above that of every implementation of a module's service; the module itself has 0.
    ///
    /// Steps of ten leave room for others in between.
    fileprivate func winningPriority(for service: String) -> Int {
        let priorities = modules.flatMap(\.implements).filter { $0.service == service }.map(\.priority)
        return (max(0, priorities.max() ?? 0) / 10 + 1) * 10
    }
}

extension DocumentNode {
    static func strings(_ texts: [String]) -> DocumentNode { .array(texts.map { .string($0) }) }
}
