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

    /// The wrong imports of one kind, with the names of both sides.
    func offences(
        _ matches: (ImportOffence.Reason) -> Bool
    ) -> [ImportOffence] {
        survey.offences.filter { matches($0.reason) }
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

    /// Where the spec lists a dependency of a target, or says what implies it.
    func declaration(of source: String, on destination: String) -> ModuleEdge? {
        spec.moduleEdges.first { $0.source == source && $0.destination == destination }
    }

    /// What kept sources from being read; a target's folder that is not there is the business of a rule.
    var sourceFaults: [Diagnostic] {
        guard !sources.unreadable.isEmpty || sources.files.contains(where: { !$0.result.problems.isEmpty }) else {
            return []
        }
        let folders = Set(targets.map(\.path) + Self.folders(of: spec))
        var faulty = sources
        faulty.unreadable.removeAll { folders.contains($0.path) && $0.isMissing }
        return faulty.diagnostics
    }
}

extension UnreadablePath {
    /// In the words of the system's ENOENT.
    var isMissing: Bool { reason == "no such file or directory" }
}
