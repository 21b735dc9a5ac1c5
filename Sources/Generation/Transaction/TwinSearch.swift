import Diagnostics

/// Looks for names on disk that a file system which folds case takes for those of a plan: `Sources/Main/login` where a
/// plan has `Sources/Main/Login/Login.swift`.
struct TwinSearch {
    private let root: String
    /// The names in the folders that have been looked into.
    private var listings: [String: [String]] = [:]
    /// Several files may lie in the same folder; its twin is named once.
    private var found: Set<String> = []

    init(_ root: String) {
        self.root = root
    }

    /// The twin of one of a new path's components, unless it has been named before.
    mutating func conflict(with path: String) throws(SystemError) -> Diagnostic? {
        for component in FilePath.ancestors(of: path) + [path] {
            let name = FilePath.name(of: component)
            let names = try self.names(in: component == name ? "" : FilePath.folder(of: component))
            if names.contains(name) { continue }
            guard let twin = names.first(where: { TwinSearch.areTwins($0, name) }) else { return nil }
            let other = FilePath.join(component == name ? "" : FilePath.folder(of: component), twin)
            return found.insert(other).inserted ? PathConflict.isTwin(component, of: other) : nil
        }
        return nil
    }

    private mutating func names(in folder: String) throws(SystemError) -> [String] {
        if let known = listings[folder] { return known }
        let path = FilePath.join(root, folder)
        let names = try Disk.kind(of: path) == .folder ? Disk.names(in: path) : []
        listings[folder] = names
        return names
    }

    private static func areTwins(_ name: String, _ other: String) -> Bool {
        name.utf8.count == other.utf8.count && name.lowercased() == other.lowercased()
    }
}
