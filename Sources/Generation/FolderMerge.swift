import Diagnostics

/// How a plan fits into a folder that holds something already.
///
/// An equal file is no conflict. A README of the team is kept, and a `.gitignore` of the team gets the plan's lines
/// once, as a block. Everything else that stands where the plan has a file is a conflict.
struct FolderMerge {
    private(set) var changes: [Change] = []
    private(set) var conflicts: [Diagnostic] = []
    /// Files of the team that stay in place of the plan's.
    private(set) var kept: [String] = []

    init(_ plan: FilePlan, into root: String) throws(SystemError) {
        // Several files may meet the same obstacle on their way; it is named once.
        var obstacles: Set<Diagnostic> = []
        var twins = TwinSearch(root)
        for file in plan.files {
            if let twin = try twins.conflict(with: file.path) { conflicts.append(twin) }
            if let obstacle = try PathConflict.onTheWay(to: file.path, in: root) {
                if obstacles.insert(obstacle).inserted { conflicts.append(obstacle) }
            } else {
                try add(file, FilePath.join(root, file.path))
            }
        }
    }

    private mutating func add(_ file: PlannedFile, _ path: String) throws(SystemError) {
        switch try Disk.kind(of: path) {
        case .nothing: changes.append(.create(file))
        case .file: try add(file, over: try Disk.read(path))
        case .link, .folder, .other: conflicts.append(PathConflict.exists(file.path))
        }
    }

    private mutating func add(_ file: PlannedFile, over present: [UInt8]) throws(SystemError) {
        if present == file.bytes { return }
        switch file.path {
        case "README.md": kept.append(file.path)
        case ".gitignore": mergeLines(of: file, into: present)
        default: conflicts.append(PathConflict.exists(file.path))
        }
    }

    private mutating func mergeLines(of file: PlannedFile, into present: [UInt8]) {
        let merged = LineBlock.appending(file.bytes, to: present)
        if merged != present { changes.append(.replace(path: file.path, bytes: merged)) }
    }
}
