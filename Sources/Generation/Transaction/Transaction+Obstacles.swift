import Diagnostics

/// What stands in the way of the changes, before anything is staged.
extension Transaction {
    /// Nothing may have come between the plan and the commit.
    borrowing func check(_ changes: [Change]) throws {
        var conflicts: [Diagnostic] = []
        for change in changes {
            conflicts += try conflict(change)
        }
        guard conflicts.isEmpty else { throw DiagnosticsError(conflicts) }
    }

    private borrowing func conflict(_ change: Change) throws -> [Diagnostic] {
        if let folder = try PathConflict.onTheWay(to: change.path, in: root) { return [folder] }
        let kind = try Disk.kind(of: FilePath.join(root, change.path))
        switch change {
        case .create where kind != .nothing: return [PathConflict.exists(change.path)]
        case .create: return try locked(change.path)
        case _ where kind == .nothing: return [PathConflict.isGone(change.path)]
        case .move(_, let target, _): return try obstacle(at: target) + locked(change.path)
        case .replace, .remove: return try locked(change.path)
        }
    }

    /// What stands where a file would be moved to.
    private borrowing func obstacle(at target: String) throws -> [Diagnostic] {
        if let folder = try PathConflict.onTheWay(to: target, in: root) { return [folder] }
        let isFree = try Disk.kind(of: FilePath.join(root, target)) == .nothing
        return isFree ? try locked(target) : [PathConflict.exists(target)]
    }

    /// The nearest folder of a path, where nothing can be written to it.
    private borrowing func locked(_ path: String) throws -> [Diagnostic] {
        let folders = [""] + FilePath.ancestors(of: path)
        for folder in folders.reversed() where try Disk.kind(of: FilePath.join(root, folder)) == .folder {
            guard let error = Disk.obstacle(toWritingIn: FilePath.join(root, folder)) else { return [] }
            return [error.diagnostic]
        }
        return []
    }
}
