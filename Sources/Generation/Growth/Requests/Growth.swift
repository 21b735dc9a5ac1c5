import Diagnostics
import WorkspaceSpec

/// A change of a workspace that a user asks for.
public enum Growth: Sendable {
    case addModule(ModuleRequest)
    case addTag(TagRequest)
    case addCenter(CenterRequest)
    /// With `force`, files that git does not hold are removed, too.
    case removeModule(String, force: Bool)
    case renameModule(String, to: String)
    /// Whatever the sources import and the spec declares otherwise.
    case changeDependencies([DependencyRequest])
}

extension Growth {
    /// - Throws: when there is something of that name already.
    func checkName(in spec: Spec) throws(DiagnosticsError) {
        switch self {
        case .addModule(let request): try checkNew(request.name, "module", spec.modules.map { ($0.name, $0.origin) })
        case .renameModule(_, let new): try checkNew(new, "module", spec.modules.map { ($0.name, $0.origin) })
        case .addTag(let request): try checkNew(request.name, "tag", spec.tags.map { ($0.name, $0.origin) })
        case .addCenter(let request):
            try checkNew(request.name, "server center", spec.serverCenters.map { ($0.name, $0.origin) })
        case .removeModule, .changeDependencies: break
        }
    }

    private func checkNew(_ name: String, _ noun: String, _ taken: [(String, Origin)]) throws(DiagnosticsError) {
        guard let other = taken.first(where: { $0.0 == name }) else { return }
        throw DiagnosticsError(
            Diagnostic(
                rule: "duplicate-name",
                "there is a \(noun) '\(name.visible)' already",
                at: other.1.location,
                fix: "choose another name"
            )
        )
    }

    /// The spec's text with the change; its lines stay, the difference is the entry.
    func applied(to document: SpecDocument, of spec: Spec) throws(DiagnosticsError) -> SpecDocument {
        switch self {
        case .addModule(let request): try request.applied(to: document, of: spec)
        case .addTag(let request): try request.applied(to: document, of: spec)
        case .addCenter(let request): try request.applied(to: document, of: spec)
        case .removeModule(let name, _): try ModuleRemoval(name, in: spec).applied(to: document)
        case .renameModule(let name, let new): try ModuleRenaming(name, to: new, in: spec).applied(to: document)
        case .changeDependencies(let requests): try DependencyRequest.all(requests, appliedTo: document)
        }
    }
}

extension SpecDocument {
    /// The document, with a list of a name where it leaves that to the standard spec.
    func completed(for list: String, of spec: Spec) throws(DiagnosticsError) -> SpecDocument {
        try SpecCompletion(of: spec, for: list).applied(to: self)
    }

    /// The places of the entries of a list that have a name.
    func places(in list: String) -> [String: DocumentPath] {
        guard case .array(let elements) = node(at: [.key(list)])?.content else { return [:] }
        var places: [String: DocumentPath] = [:]
        for index in elements.indices {
            let place: DocumentPath = [.key(list), .index(index)]
            if let name = node(at: place.appending("name"))?.text { places[name] = place }
        }
        return places
    }
}

extension DocumentNode {
    /// Nil for everything but a string.
    var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }
}
