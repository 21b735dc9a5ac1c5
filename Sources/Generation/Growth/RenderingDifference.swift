import BackgroundWork
import Diagnostics
import TemplateEngine
import WorkspaceSpec

/// The files that two specs render differently.
///
/// Only templates that see something of the change are rendered: those of a changed module, and those that name a
/// value that is another one now. In a workspace of a thousand modules, an added one costs no more than its own files
/// and the lists that it appears in.
struct RenderingDifference {
    /// What the old spec renders, by path; equal files are left out.
    private(set) var base: [String: PlannedFile] = [:]
    /// What the new spec renders, by path.
    private(set) var target: [String: PlannedFile] = [:]

    /// Every path with a difference, sorted as bytes.
    var paths: [String] {
        Set(base.keys).union(target.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    init(from old: WorkspacePlanner, to new: WorkspacePlanner) throws(DiagnosticsError) {
        let lists = AffectedTemplates.naming(what: AffectedTemplates.changedNames(old, new), in: new.library)
        let modules = AffectedTemplates.changedModules(old.spec, new.spec)
        let files = Background {
            Result { () throws(DiagnosticsError) in try old.files(from: lists, andAllOf: modules) }
        }
        let news = Result { () throws(DiagnosticsError) in try new.files(from: lists, andAllOf: modules) }
        base = RenderingDifference.byPath(try files.value.get())
        target = RenderingDifference.byPath(try news.get())
        for (path, file) in base where target[path] == file {
            base[path] = nil
            target[path] = nil
        }
    }

    private static func byPath(_ files: [PlannedFile]) -> [String: PlannedFile] {
        Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }
}

/// The templates whose rendering a change of the spec can reach.
private enum AffectedTemplates {
    /// Those that name a changed value.
    static func naming(what names: Set<String>, in library: TemplateLibrary) -> TemplateLibrary {
        library.files { file in
            names.contains(where: file.path.mentions)
                || !file.rootNames(with: library.partials).isDisjoint(with: names)
        }
    }

    static func changedNames(_ old: WorkspacePlanner, _ new: WorkspacePlanner) -> Set<String> {
        guard case .object(let old) = old.context.root, case .object(let new) = new.context.root else { return [] }
        return Set(old.names + new.names).filter { old[$0] != new[$0] }
    }

    /// Modules that only one spec has or that the specs describe differently, and those that implement their services.
    static func changedModules(_ old: Spec, _ new: Spec) -> Set<String> {
        let olds = Dictionary(old.modules.map { ($0.name, $0) }) { first, _ in first }
        let news = Dictionary(new.modules.map { ($0.name, $0) }) { first, _ in first }
        let names = Set(olds.keys).union(news.keys)
        // Which dependencies a module can import depends on what is a product.
        if old.packages != new.packages { return names }
        let changed = names.filter { olds[$0] != news[$0] }
        let implementing = names.filter { name in
            [olds[name], news[name]].contains { $0?.implements.contains { changed.contains($0.service) } == true }
        }
        return changed.union(implementing)
    }
}

extension Template {
    /// The names that the template's tags and those of its partials begin with.
    fileprivate func rootNames(with partials: [String: Template]) -> Set<String> {
        var names = rootNames
        var open = partialNames
        var seen: Set<String> = []
        while let name = open.popFirst() {
            guard seen.insert(name).inserted, let partial = partials[name] else { continue }
            names.formUnion(partial.rootNames)
            open.formUnion(partial.partialNames)
        }
        return names
    }
}

extension TemplateLibrary.Prepared {
    /// The names that the text begins its tags with.
    fileprivate func rootNames(with partials: [String: Template]) -> Set<String> {
        guard case .template(let text) = content else { return [] }
        return text.rootNames(with: partials)
    }
}
