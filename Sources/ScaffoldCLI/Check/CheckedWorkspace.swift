import BackgroundWork
import Diagnostics
import Generation
import ImportScanner
import Layering
import WorkspaceSpec

/// A workspace as the check reads it from the disk.
struct CheckedWorkspace: Sendable {
    private let root: String
    /// Those that the workspace was made with, where they are not the built-in ones.
    private let templates: TemplateSet?
    let document: SpecDocument
    let spec: Spec
    /// Of the folders that every spec has; it began before the spec was read.
    private let scan: Background<SourceTree>

    /// - Throws: what is wrong with the spec, with places relative to the root.
    init(_ workspace: Workspace, templates: TemplateSet? = nil) throws {
        root = workspace.root
        self.templates = templates
        scan = Background { SourceWalker.scan(root: workspace.root, folders: CheckSubject.standardFolders) }
        document = try workspace.document()
        spec = try SpecReader.inspect(document, rules: Rule.all.map(\.id))
    }

    /// Everything that the rules judge.
    func subject() throws -> CheckSubject {
        let files = Background { Result { try renderedFiles() } }
        let sources = sources()
        var subject = CheckSubject(
            spec: spec,
            sources: sources,
            foreignFolders: ForeignSources.folders(of: spec, besides: sources, in: root)
        )
        subject.renderedFiles = try files.value.get()
        return subject
    }
}

extension CheckedWorkspace {
    /// All sources: those of a package that has grown by hand may lie elsewhere, too.
    private func sources() -> SourceTree {
        let tree = scan.value
        let others = CheckSubject.folders(of: spec).filter { folder in
            !CheckSubject.standardFolders.contains { folder == $0 || folder.hasPrefix("\($0)/") }
        }
        return others.isEmpty ? tree : tree.merged(with: SourceWalker.scan(root: root, folders: others))
    }

    /// The files that follow from the spec, each with what is there; none in a package that has grown by hand.
    private func renderedFiles() throws -> [RenderedFile] {
        guard !spec.isHandGrown else { return [] }
        let implied = try ImpliedFiles.rendered(from: spec, templates: templates)
        let files = try implied.map { file in
            RenderedFile(
                path: file.path,
                expected: String(decoding: file.bytes, as: UTF8.self),
                found: try text(of: file.path)
            )
        }
        let manifest = files.first { $0.path == "Package.swift" }
        return try files + versionedManifests(manifest?.expected) + strayPropertyLists()
    }

    /// `Package@swift-6.1.swift`, which the package manager of that version reads in place of `Package.swift`.
    private func versionedManifests(_ expected: String?) throws -> [RenderedFile] {
        try Disk.names(in: root).filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }.map { name in
            RenderedFile(path: name, expected: expected, found: try text(of: name))
        }
    }

    /// The property lists beside those of the tags.
    private func strayPropertyLists() throws -> [RenderedFile] {
        let folder = FilePath.join(root, spec.propertyListFolder)
        guard try Disk.kind(of: folder) == .folder else { return [] }
        let tags = Set(spec.tags.map(\.name))
        return try Disk.names(in: folder).filter { !tags.contains($0) }.compactMap { name in
            let path = "\(spec.propertyListFolder)/\(name)/Info.plist"
            return try text(of: path).map { RenderedFile(path: path, expected: nil, found: $0) }
        }
    }

    /// The text of a file, or nil when there is none.
    private func text(of path: String) throws -> String? {
        let path = FilePath.join(root, path)
        guard try Disk.kind(of: path) != .nothing else { return nil }
        return String(decoding: try Disk.read(path, limit: SpecDocument.maximumSize), as: UTF8.self)
    }
}
