import ImportScanner
import WorkspaceSpec

/// Which target a source belongs to: the one with the longest path that is its folder or lies above it.
struct FolderMap: Sendable {
    /// Whose a source is.
    enum Owner: Hashable, Sendable {
        /// By its number.
        case target(Int)
        /// The spec takes it out of the module around it.
        case excluded
        case nobody
    }

    private let folders: [String: Owner]
    /// Swift files that the spec takes out one by one.
    private let excludedFiles: Set<String>

    init(_ spec: Spec, targets: [BuildTarget]) {
        let excluded = spec.modules.filter { !$0.exclude.isEmpty }.flatMap { module in
            module.exclude.map { "\(spec.folder(of: module))/\($0)" }
        }
        let owned = targets.enumerated().map { ($1.path, Owner.target($0)) }
        folders = Dictionary(owned + excluded.map { ($0, .excluded) }, uniquingKeysWith: { first, _ in first })
        excludedFiles = Set(excluded.filter { $0.hasSuffix(".swift") })
    }

    /// The owner of each file.
    func owners(of files: [ScannedFile]) -> [Owner] {
        var last: (folder: String, owner: Owner)?
        return files.map { file in
            if last?.folder != file.folder { last = (file.folder, owner(of: file.folder)) }
            if !excludedFiles.isEmpty, excludedFiles.contains(file.path) { return .excluded }
            return last?.owner ?? .nobody
        }
    }

    /// `Sources/Main/Login/Pages` → the target at `Sources/Main/Login`.
    private func owner(of folder: String) -> Owner {
        var path = Substring(folder)
        while true {
            if let owner = folders[String(path)] { return owner }
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return .nobody }
            path = path[..<slash]
        }
    }
}
