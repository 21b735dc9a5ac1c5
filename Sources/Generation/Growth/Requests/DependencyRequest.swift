import Diagnostics
import WorkspaceSpec

/// An entry of a list of dependencies that is to be added or removed.
public struct DependencyRequest: Sendable {
    /// Whose list it is.
    public enum Owner: Hashable, Sendable {
        case module(String)
        case tag(String)
    }

    public enum Action: Sendable {
        case add, remove
    }

    public var action: Action
    public var name: String
    public var owner: Owner
    /// The list: `dependencies` or `interfaceDependencies`.
    public var key: String

    public init(_ action: Action, _ name: String, of owner: Owner, key: String) {
        self.action = action
        self.name = name
        self.owner = owner
        self.key = key
    }

    /// An entry that is there already, or gone already, stays so.
    func applied(to document: SpecDocument) throws(DiagnosticsError) -> SpecDocument {
        guard let list = place(in: document)?.appending(.key(key)) else { return document }
        let entries = document.texts(at: list)
        switch (action, entries.firstIndex(of: name)) {
        case (.add, nil): return try document.appending(.string(name), toArrayAt: list)
        case (.remove, let index?): return try document.removing(list.appending(.index(index)))
        case (.add, _), (.remove, nil): return document
        }
    }

    static func all(
        _ requests: [DependencyRequest],
        appliedTo document: SpecDocument
    ) throws(DiagnosticsError) -> SpecDocument {
        var document = document
        for request in requests { document = try request.applied(to: document) }
        return document
    }

    private func place(in document: SpecDocument) -> DocumentPath? {
        switch owner {
        case .module(let name): document.places(in: "modules")[name]
        case .tag(let name): document.places(in: "tags")[name]
        }
    }
}

extension SpecDocument {
    /// The strings of a list, with nil for what is none.
    fileprivate func texts(at path: DocumentPath) -> [String?] {
        guard case .array(let elements) = node(at: path)?.content else { return [] }
        return elements.map(\.text)
    }
}
