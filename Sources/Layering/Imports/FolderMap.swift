import WorkspaceSpec

/// Which target a folder belongs to: the one with the longest path that is the folder or lies above it.
struct FolderMap: Sendable {
    private let targets: [String: Int]

    init(_ targets: [BuildTarget]) {
        self.targets = Dictionary(
            targets.enumerated().map { ($1.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The number of the target: `Sources/Main/Login/Pages` → that of the target at `Sources/Main/Login`.
    func target(of folder: String) -> Int? {
        var path = Substring(folder)
        while true {
            if let target = targets[String(path)] { return target }
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            path = path[..<slash]
        }
    }
}
