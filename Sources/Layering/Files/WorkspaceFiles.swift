import WorkspaceSpec

extension RenderedFile {
    /// The file is to the byte what the spec implies, so nothing in it has drifted.
    var isAsRendered: Bool { found == expected }
}

/// The generated files of a workspace that rules hold against its spec; none for a package that has grown by hand.
struct WorkspaceFiles {
    private let files: [String: RenderedFile]
    /// Manifests for certain versions of the package manager: `Package@swift-6.1.swift`.
    let versionedManifests: [RenderedFile]

    init(_ files: [RenderedFile]) {
        self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        versionedManifests = files.filter { $0.path.hasPrefix("Package@swift-") }
    }

    subscript(path: String) -> RenderedFile? { files[path] }

    /// The files that are there though the spec implies none of them, by path.
    var strays: [RenderedFile] {
        files.values.filter { $0.expected == nil }.sorted { $0.path < $1.path }
    }

    /// The file in whatever folder whose path ends so: `/xcschemes/ShopLocal.xcscheme`.
    func file(endingWith suffix: String) -> RenderedFile? {
        files.values.filter { $0.path.hasSuffix(suffix) }.min { $0.path < $1.path }
    }
}
