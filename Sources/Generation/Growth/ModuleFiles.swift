import Diagnostics
import WorkspaceSpec

/// What lies in the folders of a module's targets, whoever put it there.
struct ModuleFiles {
    /// The folders, by the target's role in the module.
    let folders: [BuildTarget.Role: String]
    /// Files and links, relative to the workspace, sorted as bytes.
    let paths: [String]
    private let workspace: Workspace

    init(of module: Module, in spec: Spec, _ workspace: Workspace) throws {
        let targets = spec.targets.filter { $0.module == module.name }
        let folders = Dictionary(targets.map { ($0.role, $0.path) }) { first, _ in first }
        self.folders = folders
        self.workspace = workspace
        var paths: [String] = []
        for folder in Set(folders.values) {
            paths += try FolderWalk.files(below: folder, in: workspace.root)
        }
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    func owns(_ path: String) -> Bool {
        folders.values.contains { path.hasPrefix($0 + "/") }
    }

    /// The files that could not be brought back: neither rendered again from the spec, nor as git holds them.
    func unsaved(besides rendered: [String: PlannedFile]) throws -> [String] {
        let changed = try paths.filter { path in
            guard let file = rendered[path] else { return true }
            return try Disk.kind(of: workspace.path(path)) != .file || Disk.read(workspace.path(path)) != file.bytes
        }
        guard !changed.isEmpty else { return [] }
        guard let unsaved = GitRepository.unsavedFiles(in: workspace.root, below: Array(Set(folders.values))) else {
            return changed
        }
        return changed.filter(unsaved.contains)
    }

    static func notInGit(_ paths: [String]) -> Diagnostic {
        let shown = paths.prefix(20).map { Note("'\($0.visible)'") }
        let rest = paths.count > 20 ? [Note("and \(paths.count - 20) more")] : []
        return Diagnostic(
            rule: "unsaved-work",
            "git does not hold \(paths.count == 1 ? "a file" : "\(paths.count) files") that would be deleted",
            notes: shown + rest,
            fix: "commit them, move them elsewhere, or run the command with '--force'"
        )
    }
}

/// The files below a folder; links are files, whatever they lead to.
enum FolderWalk {
    /// Names that file managers leave behind; nobody's work.
    static let litter: Set<String> = [".DS_Store"]

    /// Relative to the root, sorted as bytes; none where there is no folder. `isWanted` is asked for each folder.
    static func files(
        below folder: String,
        in root: String,
        where isWanted: (String) -> Bool = { _ in true }
    ) throws(SystemError) -> [String] {
        var files: [String] = []
        var open = [folder]
        while let folder = open.popLast() {
            guard try Disk.kind(of: FilePath.join(root, folder)) == .folder else { continue }
            for name in try Disk.names(in: FilePath.join(root, folder)) {
                let path = FilePath.join(folder, name)
                switch try Disk.kind(of: FilePath.join(root, path)) {
                case .folder: if isWanted(path) { open.append(path) }
                case .file, .link, .other: files.append(path)
                case .nothing: break
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
