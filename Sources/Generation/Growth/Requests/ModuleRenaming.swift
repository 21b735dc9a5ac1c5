import Diagnostics
import WorkspaceSpec

/// A module that is to get another name, in the spec and wherever the spec refers to it.
///
/// The code of a standard module is the team's from then on, and so is that of the standard modules that use it: the
/// spec says of them what the tool has added by itself.
struct ModuleRenaming {
    let module: Module
    let name: String
    /// The standard modules whose code says the new name, once it is there.
    private let settled: [Module]
    private let spec: Spec

    init(_ old: String, to name: String, in spec: Spec) throws(DiagnosticsError) {
        module = try spec.module(named: old)
        self.name = name
        self.spec = spec
        let targets = [old, module.interfaceName, module.testingName]
        settled = spec.modules.filter { other in
            other.name == old
                ? DefaultSpec.describes(other) : DefaultSpec.needs(of: other).contains(where: targets.contains)
        }
        guard !DefaultSpec.isUsedByApp(module) else { throw DiagnosticsError(ModuleRenaming.isUsedByApp(old)) }
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
        for module in settled { document = try settling(module, in: document) }
        return document
    }

    /// Says what followed from the standard module's name.
    private func settling(_ other: Module, in document: SpecDocument) throws(DiagnosticsError) -> SpecDocument {
        let isRenamed = other.name == module.name
        guard let place = document.places(in: "modules")[isRenamed ? name : other.name] else { return document }
        var document = document
        let list = place.appending("dependencies")
        let stated = Set(document.indices(list).compactMap { document.node(at: $0)?.text })
        for dependency in other.dependencies.map({ targets[$0.name] ?? $0.name }) where !stated.contains(dependency) {
            document = try document.appending(.string(dependency), toArrayAt: list)
        }
        let hasResources = other.resources && other.kind != .resource
        let members: [(key: String, value: DocumentNode, isWanted: Bool)] = [
            ("kind", .string(other.kind.rawValue), other.kind != spec.standardKind(inLayer: other.layer)),
            ("resources", .bool(true), hasResources), ("own", .bool(true), !isRenamed || hasResources),
        ]
        for member in members where member.isWanted && document.node(at: place.appending(.key(member.key))) == nil {
            document = try document.appending(DocumentNode.Member(member.key, member.value), toObjectAt: place)
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

    private static func isUsedByApp(_ name: String) -> Diagnostic {
        Diagnostic(
            rule: "module-in-use",
            "'\(name.visible)' has to keep its name: the app itself uses it by this name",
            fix: "give the new name to a module of your own that builds on it"
        )
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
