import Diagnostics
import ImportScanner
import WorkspaceSpec

// What several rules need to say where something is.

extension CheckSubject {
    /// Where the word `import` stands.
    func location(of site: ImportSite) -> Location {
        let file = sources.files[site.file]
        let position = file.imports[site.index].position
        return Location(file: file.path, line: position.line, column: position.column)
    }

    /// The module's name as an import gives it.
    func importedName(at site: ImportSite) -> String {
        sources.files[site.file].imports[site.index].module.visible
    }

    func name(of number: Int) -> String { survey.map.names[number] }

    /// The spec's module that a target belongs to.
    func module(of target: BuildTarget) -> Module? {
        target.module.flatMap { name in spec.modules.first { $0.name == name } }
    }

    /// Where the spec names the module of a target, or the tag; the project where it names neither.
    func declaration(of target: BuildTarget) -> Location? {
        let tag = spec.tags.first { target.role == .tag($0.name) || target.role == .executable($0.name) }
        return module(of: target)?.origin["name"] ?? tag?.origin["name"] ?? spec.origin["name"]
    }

    /// What the spec says about a dependency; nil when it says nothing.
    func statement(of source: Int, on destination: Int?) -> Statement? {
        survey.map.statements.first { $0.source == source && $0.destination == destination }
    }

    /// `add "LoginInterface" to "dependencies" of 'Home' at scaffold.json:4:5`
    func addition(of name: String, to target: BuildTarget) -> String? {
        guard let list = dependencyList(of: target) else { return nil }
        return "add \"\(name)\" to \"\(list.key)\" of \(list.owner)" + (list.location.map { " at \($0)" } ?? "")
    }

    /// The list in the spec that decides what a target depends on; nil for the wiring and the executables.
    func dependencyList(of target: BuildTarget) -> (key: String, owner: String, location: Location?)? {
        switch target.role {
        case .implementation, .tests: moduleList("dependencies", of: target)
        case .interface, .testing: moduleList("interfaceDependencies", of: target)
        case .tag(let name):
            ("dependencies", "tag '\(name)'", spec.tags.first { $0.name == name }?.origin["dependencies"])
        case .executable, .wiring, .compositionTests: nil
        }
    }

    private func moduleList(
        _ key: String,
        of target: BuildTarget
    ) -> (key: String, owner: String, location: Location?)? {
        module(of: target).map { (key, "module '\($0.name)'", $0.origin[key] ?? spec.origin["modules"]) }
    }

    /// What kept sources from being read; a target's folder that is not there is the business of a rule.
    var sourceFaults: [Diagnostic] {
        guard !sources.unreadable.isEmpty || sources.files.contains(where: { !$0.result.problems.isEmpty }) else {
            return []
        }
        var faulty = sources
        faulty.unreadable.removeAll { $0.isMissing && isExpected($0.path) }
        return faulty.diagnostics
    }
}

extension CheckSubject {
    /// Whether the folder is one of those that a check looks for.
    private func isExpected(_ folder: String) -> Bool {
        folder == "Sources" || folder == "Tests" || targets.contains { $0.path == folder }
    }
}

extension UnreadablePath {
    /// In the words of the system's ENOENT.
    var isMissing: Bool { reason == "no such file or directory" }
}
