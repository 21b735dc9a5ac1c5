import WorkspaceSpec

/// Where the files of a module go when it gets another name.
struct RenamedPaths {
    private let folders: [(old: String, new: String)]
    /// The new path of each rendered file.
    private let counterparts: [String: String]
    /// The new path of each folder that rendered files lie in.
    private let renderedFolders: [String: String]
    private let identifiers: IdentifierRenaming

    init(
        from old: [BuildTarget.Role: String],
        to new: [BuildTarget.Role: String],
        difference: RenderingDifference,
        texts: RenamedText,
        identifiers: IdentifierRenaming
    ) {
        folders = old.compactMap { role, folder in new[role].map { (folder, $0) } }
        self.identifiers = identifiers
        // A path that both specs render is its own counterpart.
        let targets = Dictionary(difference.target.keys.map { (texts.key($0), $0) }) { first, _ in first }
        let pairs = difference.base.keys.compactMap { path in
            (difference.target[path] == nil ? targets[texts.key(path)] : path).map { (path, $0) }
        }
        counterparts = Dictionary(uniqueKeysWithValues: pairs)
        renderedFolders = Dictionary(
            pairs.flatMap { zip(FilePath.ancestors(of: $0), FilePath.ancestors(of: $1)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The path under which the new spec renders the file; nil for a file that it does not render.
    func counterpart(of path: String) -> String? { counterparts[path] }

    /// The new path of a file in one of the module's folders.
    func target(of path: String) -> String {
        if let counterpart = counterparts[path] { return counterpart }
        let name = identifiers.applied(toFileName: FilePath.name(of: path))
        for folder in FilePath.ancestors(of: path).reversed() {
            guard let new = newFolder(folder) else { continue }
            let between = FilePath.folder(of: String(path.dropFirst(folder.count + 1)))
            return [new, between == "." ? "" : between, name].filter { !$0.isEmpty }.joined(separator: "/")
        }
        return path
    }

    private func newFolder(_ folder: String) -> String? {
        renderedFolders[folder] ?? folders.first { $0.old == folder }?.new
    }
}
