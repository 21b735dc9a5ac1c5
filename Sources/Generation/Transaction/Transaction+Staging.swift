import Diagnostics

/// The new contents, written beside the files that they are for.
extension Transaction {
    borrowing func stage(_ changes: [Change]) throws -> Journal {
        let folder = TransactionFolder(root)
        try Disk.createFolder(folder.staging)
        var steps: [Journal.Step] = []
        for (number, change) in changes.enumerated() {
            try Interruption.check()
            steps += try stage(change, number, folder)
        }
        return Journal(steps: steps)
    }

    private borrowing func stage(_ change: Change, _ number: Int, _ folder: TransactionFolder) throws -> [Journal.Step]
    {
        switch change {
        case .create(let file):
            try Disk.create(folder.staged(number), file.bytes, mode: file.isExecutable ? 0o777 : 0o666)
            try Disk.synchronize(folder.staged(number))
            return [.write(path: file.path, staged: number, over: nil)]
        case .replace(let path, let bytes):
            let target = try resolvedTarget(of: path)
            try stage(bytes, number, folder, modeOf: target)
            return [.write(path: target, staged: number, over: try Fingerprint(of: target, in: root))]
        case .remove(let path):
            return [.remove(path: path, was: try Fingerprint(of: path, in: root))]
        case .move(let path, let target, nil):
            return [.move(path: path, to: target)]
        case .move(let path, let target, let bytes?):
            try stage(bytes, number, folder, modeOf: path)
            let old = try Fingerprint(of: path, in: root)
            return [.write(path: target, staged: number, over: nil), .remove(path: path, was: old)]
        }
    }

    private borrowing func stage(_ bytes: [UInt8], _ number: Int, _ folder: TransactionFolder, modeOf path: String)
        throws
    {
        try Disk.create(folder.staged(number), bytes)
        try Disk.setMode(try Disk.mode(of: FilePath.join(root, path)), of: folder.staged(number))
        try Disk.synchronize(folder.staged(number))
    }

    /// The file that a link of the team leads to, which gets the new contents in place of the link.
    private borrowing func resolvedTarget(of path: String) throws -> String {
        guard try Disk.kind(of: FilePath.join(root, path)) == .link else { return path }
        guard let base = Disk.realPath(root), let target = Disk.realPath(FilePath.join(root, path)),
            target.hasPrefix(base + "/")
        else {
            throw DiagnosticsError(PathConflict.leaves(path))
        }
        return String(target.dropFirst(base.count + 1))
    }
}
