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

    /// What keeps the files from being deleted: nobody could bring them back.
    ///
    /// A file is no work of the team's when the spec renders it as it is; of the others, git must hold what is there.
    func unsavedWork(besides rendered: [String: PlannedFile]) throws -> Diagnostic? {
        let changed = try paths.filter { path in
            guard let file = rendered[path] else { return !FolderWalk.litter.contains(FilePath.name(of: path)) }
            return try Disk.kind(of: workspace.path(path)) != .file || Disk.read(workspace.path(path)) != file.bytes
        }
        guard !changed.isEmpty else { return nil }
        guard let unsaved = GitRepository.unsavedFiles(in: workspace.root, below: Array(Set(folders.values))) else {
            let isOutside = GitRepository.enclosing(workspace.root) == nil
            return isOutside ? .isOutsideGit(notes(changed, rendered)) : .gitIsSilent(notes(changed, rendered))
        }
        let lost = changed.filter(unsaved.contains)
        return lost.isEmpty ? nil : .isNotInGit(notes(lost, rendered), count: lost.count)
    }

    /// The longest list that is shown whole.
    private static let limit = 20

    private func notes(_ paths: [String], _ rendered: [String: PlannedFile]) -> [Note] {
        let shown = paths.prefix(ModuleFiles.limit).map { path in
            Note(
                rendered[path] == nil ? "written by the team" : "changed by the team",
                at: Location(file: path.visible)
            )
        }
        let rest = paths.count - ModuleFiles.limit
        return shown + (rest > 0 ? [Note("and \(rest) more")] : [])
    }
}

extension Diagnostic {
    fileprivate static func isNotInGit(_ notes: [Note], count: Int) -> Diagnostic {
        unsaved(
            "git does not hold \(count == 1 ? "a file" : "\(count) files") as \(count == 1 ? "it is" : "they are"), and this command deletes \(count == 1 ? "it" : "them")",
            notes,
            fix: "commit the work, move it elsewhere, or run the command with '--force'"
        )
    }

    fileprivate static func isOutsideGit(_ notes: [Note]) -> Diagnostic {
        unsaved(
            "the workspace is in no git repository, and this command deletes what nothing else holds",
            notes,
            fix: "copy what you need elsewhere, then run the command with '--force'"
        )
    }

    fileprivate static func gitIsSilent(_ notes: [Note]) -> Diagnostic {
        unsaved(
            "git could not be asked what it holds, and this command deletes the team's work",
            notes,
            fix: "run 'git status' to see what is wrong, or run the command with '--force'"
        )
    }

    private static func unsaved(_ message: String, _ notes: [Note], fix: String) -> Diagnostic {
        Diagnostic(rule: "unsaved-work", message, notes: notes, fix: fix)
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

    /// Removes a folder that holds nothing but folders, and these; git knows nothing of them.
    static func removeEmptyFolders(in folder: String, root: String) throws(SystemError) {
        let path = FilePath.join(root, folder)
        guard try Disk.kind(of: path) == .folder else { return }
        for name in try Disk.names(in: path) {
            try removeEmptyFolders(in: FilePath.join(folder, name), root: root)
        }
        _ = try Disk.removeEmptyFolder(path)
    }
}
