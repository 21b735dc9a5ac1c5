import Diagnostics

/// What a document leaves to the standard spec, to be written at its ends, so that the spec of a workspace says
/// everything itself and means the same in every version of the tool.
public struct SpecCompletion: Equatable, Sendable {
    /// One entry that the document does not have.
    public enum Addition: Equatable, Sendable {
        /// A key of the spec that is left out.
        case member(DocumentNode.Member)
        /// An implied element of a list that the document has.
        case element(DocumentNode, ofList: String)
    }

    /// In the order in which they are written.
    public let additions: [Addition]

    /// What the document lacks from which the spec was read.
    public init(of spec: Spec) {
        additions =
            spec.missingMembers.map(Addition.member)
            + Self.elements(spec.addedLayers, of: "layers", in: spec)
            + Self.elements(spec.impliedEntries, of: "modules", in: spec)
    }

    /// What the document lacks for one of its keys: an entry can be put into the list, and the rest of the spec means
    /// what it meant.
    ///
    /// A list with one entry means something else than no list.
    public init(of spec: Spec, for key: String) {
        let members = spec.origin.says(key) ? [] : spec.missingMembers.filter { $0.key == key }
        // A layer that only the standard modules brought along would be unknown to the modules of the new list.
        let layers = members.isEmpty ? [] : Self.elements(spec.addedLayers, of: "layers", in: spec)
        additions = members.map(Addition.member) + layers
    }

    /// The document with the additions; its own text stays as it is.
    public func applied(to document: SpecDocument) throws(DiagnosticsError) -> SpecDocument {
        var document = document
        for addition in additions {
            switch addition {
            case .member(let member): document = try document.appending(member, toObjectAt: [])
            case .element(let element, let list):
                document = try document.appending(element, toArrayAt: [.key(list)])
            }
        }
        return document
    }

    private static func elements(_ nodes: [DocumentNode], of list: String, in spec: Spec) -> [Addition] {
        spec.origin.says(list) ? nodes.map { .element($0, ofList: list) } : []
    }
}

extension Spec {
    fileprivate var missingMembers: [DocumentNode.Member] {
        guard case .object(let members) = document.content else { return [] }
        return members.filter { !origin.says($0.key) }.map { member in
            member.key == "modules" ? DocumentNode.Member("modules", .array(impliedEntries)) : member
        }
    }

    fileprivate var addedLayers: [DocumentNode] {
        layers.filter { $0.origin.location == nil }.compactMap(\.node)
    }

    /// The implied modules as a person would list them, without what follows from their names and layers.
    fileprivate var impliedEntries: [DocumentNode] {
        modules.filter(\.isImplied).compactMap { module in
            guard case .object(let members) = module.document.content else { return nil }
            let hasUsualKind = DefaultSpec.describes(module) || standardKind(inLayer: module.layer) == module.kind
            let following =
                ["service"] + (hasUsualKind ? ["kind"] : []) + (module.kind == .resource ? ["resources"] : [])
            return .object(members.filter { !following.contains($0.key) })
        }
    }
}
