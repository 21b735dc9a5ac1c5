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
    /// Modules whose services it implements, with their priorities.
    public var implements: [(service: String, priority: Int)] = []

    public init(name: String, layer: String) {
        self.name = name
        self.layer = layer
    }

    func applied(to document: SpecDocument, of spec: Spec) throws(DiagnosticsError) -> SpecDocument {
        try document.completed(for: "modules", of: spec).appending(entry, toArrayAt: ["modules"])
    }

    private var entry: DocumentNode {
        var members: [DocumentNode.Member] = [
            DocumentNode.Member("name", .string(name)), DocumentNode.Member("layer", .string(layer)),
        ]
        if let group { members.append(DocumentNode.Member("group", .string(group))) }
        if let kind { members.append(DocumentNode.Member("kind", .string(kind.rawValue))) }
        if interface { members.append(DocumentNode.Member("interface", .bool(true))) }
        if !dependencies.isEmpty { members.append(DocumentNode.Member("dependencies", .strings(dependencies))) }
        if !implements.isEmpty { members.append(DocumentNode.Member("implements", .array(implements.map(claim)))) }
        if !tags.isEmpty { members.append(DocumentNode.Member("tags", .strings(tags))) }
        return .object(members)
    }

    private func claim(_ claim: (service: String, priority: Int)) -> DocumentNode {
        .object([
            DocumentNode.Member("service", .string(claim.service)),
            DocumentNode.Member("priority", .integer(claim.priority)),
        ])
    }
}

extension DocumentNode {
    static func strings(_ texts: [String]) -> DocumentNode { .array(texts.map { .string($0) }) }
}
