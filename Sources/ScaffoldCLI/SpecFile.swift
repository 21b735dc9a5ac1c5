import Diagnostics
import Generation
import WorkspaceSpec

/// Where a command finds its spec.
enum SpecFile {
    /// The names that a workspace's spec may have.
    static let names = Workspace.specNames

    static func read(_ path: String) throws -> SpecDocument {
        try SpecDocument(bytes: try Disk.read(path, limit: SpecDocument.maximumSize), file: path)
    }

    /// The path that the user gave, or the spec of the workspace that encloses the current folder.
    static func path(given path: String?) throws -> String {
        if let path { return path }
        for name in names {
            guard let folder = Disk.nearest(name, above: ".") else { continue }
            return folder == (try Disk.currentFolder()) ? name : FilePath.join(folder, name)
        }
        throw DiagnosticsError(
            Diagnostic(
                rule: "no-workspace",
                "neither this folder nor one above it holds 'scaffold.json' or 'scaffold.plist'",
                fix: "name the spec, or start a workspace with 'scaffold new <name>'"
            )
        )
    }
}
