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
        let layers = spec.layers.filter { $0.origin.location == nil }.compactMap(\.node)
        let modules = spec.modules.filter(\.isImplied).compactMap(\.node)
        additions =
            spec.missingMembers.map(Addition.member)
            + Self.elements(layers, of: "layers", in: spec) + Self.elements(modules, of: "modules", in: spec)
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
        return members.filter { !origin.says($0.key) }
    }
}
