import Diagnostics

/// A file that is to be written.
public struct PlannedFile: Equatable, Sendable {
    /// Relative to the workspace, with `/` between components.
    public var path: String
    public var bytes: [UInt8]
    public var isExecutable: Bool

    public init(path: String, bytes: [UInt8], isExecutable: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isExecutable = isExecutable
    }
}

/// Every file that a command will write, complete and checked before the first byte is written.
public struct FilePlan: Equatable, Sendable {
    /// Sorted by path as bytes; no two paths are the same on a file system that folds case or normalises Unicode.
    public let files: [PlannedFile]

    /// - Throws: every path that leaves the workspace, cannot exist on some system, or meets another.
    public init(_ files: [PlannedFile]) throws(DiagnosticsError) {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let diagnostics = PlanCheck(sorted.map(\.path)).diagnostics
        guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
        self.files = sorted
    }

    /// The folders that the files need, each before what is in it.
    public var folders: [String] {
        var folders: [String] = []
        var seen: Set<String> = []
        for file in files {
            for folder in FilePath.ancestors(of: file.path) where seen.insert(folder).inserted {
                folders.append(folder)
            }
        }
        return folders
    }
}
