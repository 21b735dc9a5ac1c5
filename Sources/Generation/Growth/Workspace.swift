import Diagnostics
import WorkspaceSpec

/// An existing workspace: its folder, and the spec in it.
public struct Workspace: Sendable {
    /// The names that a workspace's spec may have.
    public static let specNames = ["scaffold.json", "scaffold.plist"]

    public let root: String
    /// Relative to the root.
    public let specName: String

    /// The workspace that a folder lies in.
    ///
    /// - Throws: `DiagnosticsError` when there is none, or one with two specs.
    public init(enclosing folder: String) throws {
        let roots = Workspace.specNames.compactMap { Disk.nearest($0, above: folder) }
        guard let root = roots.max(by: { $0.utf8.count < $1.utf8.count }) else {
            throw DiagnosticsError(Workspace.nothing(folder))
        }
        let names = try Workspace.specNames.filter { try Disk.kind(of: FilePath.join(root, $0)) != .nothing }
        guard names.count == 1 else { throw DiagnosticsError(Workspace.twoSpecs) }
        self.root = root
        self.specName = names[0]
    }

    /// The spec as it is written now.
    public func document() throws -> SpecDocument {
        let bytes = try Disk.read(path(specName), limit: SpecDocument.maximumSize)
        return try SpecDocument(bytes: bytes, file: specName)
    }

    func path(_ relative: String) -> String { FilePath.join(root, relative) }

    private static func nothing(_ folder: String) -> Diagnostic {
        Diagnostic(
            rule: "no-workspace",
            "neither this folder nor one above it holds 'scaffold.json' or 'scaffold.plist'",
            at: folder == "." ? nil : Location(file: folder),
            fix: "run the command in a workspace, or start one with 'scaffold new <name>'"
        )
    }

    private static let twoSpecs = Diagnostic(
        rule: "two-specs",
        "the workspace has both 'scaffold.json' and 'scaffold.plist'",
        fix: "remove the one that is out of date"
    )
}
