import Diagnostics
import WorkspaceSpec

/// A module that is to get another name, in the spec and wherever the spec refers to it.
struct ModuleRenaming {
    let module: Module
    let name: String

    init(_ old: String, to name: String, in spec: Spec) throws(DiagnosticsError) {
        module = try spec.module(named: old)
        self.name = name
        guard old.lowercased() != name.lowercased() else {
            throw DiagnosticsError(ModuleRenaming.sameFolder(old, name))
        }
    }

    func applied(to document: SpecDocument) throws(DiagnosticsError) -> SpecDocument {
        guard let place = document.places(in: "modules")[module.name] else { throw DiagnosticsError(isImplied) }
        var document = try document.replacing(place.appending("name"), with: .string(name))
        for place in references(in: document) {
            guard let new = document.node(at: place)?.text.flatMap({ targets[$0] }) else { continue }
            document = try document.replacing(place, with: .string(new))
        }
        return document
    }

    /// The module's targets that others may name.
    private var targets: [String: String] {
        [
            module.name: name, module.interfaceName: "\(name)Interface", module.testingName: "\(name)Testing",
        ]
    }

    /// The places at which a spec refers to modules.
    private func references(in document: SpecDocument) -> [DocumentPath] {
        let modules: [DocumentPath] = document.indices(["modules"]).flatMap { module in
            document.indices(module.appending("dependencies"))
                + document.indices(module.appending("interfaceDependencies"))
                + document.indices(module.appending("implements")).map { $0.appending("service") }
        }
        let tags = document.indices(["tags"]).flatMap { document.indices($0.appending("dependencies")) }
        return (modules + tags).filter { document.node(at: $0)?.text.flatMap { targets[$0] } != nil }
    }

    private static func sameFolder(_ old: String, _ new: String) -> Diagnostic {
        Diagnostic(
            rule: "module-name",
            old == new
                ? "the module is named '\(old.visible)' already"
                : "'\(old.visible)' and '\(new.visible)' are one folder on a file system that folds case",
            fix: "choose another name"
        )
    }

    private var isImplied: Diagnostic {
        Diagnostic(
            rule: "unknown-module",
            "the spec does not list '\(module.name)': it is a standard module, known by this name",
            fix: "list it in 'modules' first"
        )
    }
}

extension SpecDocument {
    /// The places of the elements of a list; none where there is no list.
    fileprivate func indices(_ list: DocumentPath) -> [DocumentPath] {
        guard case .array(let elements) = node(at: list)?.content else { return [] }
        return elements.indices.map { list.appending(.index($0)) }
    }
}
