import Diagnostics

/// All Swift files of a few folders and what each one says.
public struct SourceTree: Hashable, Sendable {
    /// Sorted by folder, then by name; the order of the folder's listing plays no part.
    public var files: [ScannedFile]
    /// Files and folders that could not be read, sorted by path.
    public var unreadable: [UnreadablePath]

    public init(files: [ScannedFile] = [], unreadable: [UnreadablePath] = []) {
        self.files = files
        self.unreadable = unreadable
    }

    /// The problems of all files and folders, as findings of the rules `broken-source` and `unreadable-source`.
    public var diagnostics: [Diagnostic] {
        unreadable.map(\.diagnostic)
            + files.flatMap { file in file.result.problems.map { $0.diagnostic(file: file.path) } }
    }

    /// Both trees as one; a file in both counts once.
    public func merged(with other: SourceTree) -> SourceTree {
        if other.files.isEmpty, other.unreadable.isEmpty { return self }
        var known = Set(files.map(\.path))
        let more = other.files.filter { known.insert($0.path).inserted }
        let merged = (files + more).sorted { left, right in
            left.folder == right.folder ? precedes(left.name, right.name) : precedes(left.folder, right.folder)
        }
        return SourceTree(files: merged, unreadable: Set(unreadable + other.unreadable).sorted())
    }
}

/// One Swift file; its path is kept in two parts, because all files of a folder share the first.
public struct ScannedFile: Hashable, Sendable {
    /// The folder's path relative to the root: `Sources/Main/Login`, or `` for the root itself.
    public var folder: String
    public var name: String
    public var result: ScanResult

    public init(folder: String, name: String, result: ScanResult) {
        self.folder = folder
        self.name = name
        self.result = result
    }

    /// The path relative to the root.
    public var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }
    public var imports: [ImportDeclaration] { result.imports }
    public var suppressions: [SuppressionComment] { result.suppressions }
    public var problems: [ScanProblem] { result.problems }
}

/// A file or folder that could not be read.
public struct UnreadablePath: Hashable, Sendable, Comparable {
    /// The path relative to the root.
    public var path: String
    /// Why, in the system's words: `permission denied`.
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    public static func < (left: UnreadablePath, right: UnreadablePath) -> Bool {
        precedes(left.path, right.path)
    }

    public var diagnostic: Diagnostic {
        Diagnostic(
            rule: "unreadable-source",
            "'\(path.visible)' cannot be read: \(reason)",
            at: Location(file: path),
            fix: "make it readable, or move it out of the sources"
        )
    }
}

/// An order of paths that holds for names that are equal but for their Unicode form, too.
func precedes(_ left: String, _ right: String) -> Bool {
    left == right ? left.utf8.lexicographicallyPrecedes(right.utf8) : left < right
}
