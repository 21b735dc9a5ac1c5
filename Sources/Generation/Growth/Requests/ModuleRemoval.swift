import Diagnostics
import WorkspaceSpec

/// A module that is to be taken out of the spec; nothing may depend on it.
struct ModuleRemoval {
    let module: Module
    private let spec: Spec

    init(_ name: String, in spec: Spec) throws(DiagnosticsError) {
        module = try spec.module(named: name)
        self.spec = spec
    }

    func applied(to document: SpecDocument) throws(DiagnosticsError) -> SpecDocument {
        let dependents = dependents
        guard dependents.isEmpty else { throw DiagnosticsError(isNeeded(by: dependents)) }
        guard let place = document.places(in: "modules")[module.name] else { throw DiagnosticsError(isImplied) }
        return try document.removing(place)
    }

    /// Who depends on the module, and where the spec says so.
    private var dependents: [Note] {
        let others = spec.modules.filter { $0.name != module.name }
        return others.flatMap(notes) + spec.tags.flatMap(notes)
    }

    private func notes(on other: Module) -> [Note] {
        let uses = owned(other.dependencies + other.interfaceDependencies).map { dependency in
            Note("module '\(other.name)' depends on '\(dependency.name)'", at: dependency.origin.location)
        }
        let claims = other.implements.filter { $0.service == module.name }
        return uses + claims.map { Note("module '\(other.name)' implements its service", at: $0.origin["service"]) }
    }

    private func notes(on tag: Tag) -> [Note] {
        owned(tag.dependencies).map { dependency in
            Note("tag '\(tag.name)' depends on '\(dependency.name)'", at: dependency.origin.location)
        }
    }

    /// Those of the dependencies that name the module or a target of it.
    private func owned(_ dependencies: [Dependency]) -> [Dependency] {
        let names: Set = [module.name, module.interfaceName, module.testingName]
        return dependencies.filter { names.contains($0.name) }
    }

    private func isNeeded(by notes: [Note]) -> Diagnostic {
        Diagnostic(
            rule: "module-in-use",
            "'\(module.name)' cannot be removed: others depend on it",
            notes: notes,
            fix: "take it out of their dependencies first"
        )
    }

    private var isImplied: Diagnostic {
        Diagnostic(
            rule: "module-in-use",
            "the spec does not list '\(module.name)': the workspace needs it",
            at: Location(file: spec.file)
        )
    }
}

extension Spec {
    /// The module of a name that the user typed.
    func module(named name: String) throws(DiagnosticsError) -> Module {
        if let module = modules.first(where: { $0.name == name }) { return module }
        if let owner = modules.first(where: { $0.interface && [$0.interfaceName, $0.testingName].contains(name) }) {
            throw DiagnosticsError(isPart(name, of: owner))
        }
        let nearest = nearestName(to: name, among: modules.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
        throw DiagnosticsError(
            Diagnostic(
                rule: "unknown-module",
                "there is no module '\(name.visible)'\(nearest)",
                at: Location(file: file)
            )
        )
    }

    private func isPart(_ name: String, of module: Module) -> Diagnostic {
        Diagnostic(
            rule: "unknown-module",
            "'\(name)' is a part of module '\(module.name)', which has an interface",
            at: module.origin.location,
            fix: "name '\(module.name)': its parts go with it"
        )
    }
}
