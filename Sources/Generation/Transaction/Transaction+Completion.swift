import Diagnostics

/// What has been committed, carried out; by the command itself or by the next one after a kill.
extension Transaction {
    /// Applies the journal if there is one; every step may have been carried out before.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    static func complete(_ root: String) throws -> Bool {
        let folder = TransactionFolder(root)
        guard try Disk.kind(of: folder.journal) == .file else { return false }
        let text = String(decoding: try Disk.read(folder.journal), as: UTF8.self)
        guard let journal = Journal(text: text), try journal.staysInside(root) else {
            throw DiagnosticsError(unreadableJournal(folder))
        }
        let conflicts = try journal.steps.compactMap { try conflict($0, root, folder) }
        guard conflicts.isEmpty else { throw DiagnosticsError(conflicts) }
        for step in journal.steps {
            try apply(step, root, folder)
        }
        try Disk.removeFile(folder.journal)
        return true
    }

    /// What the team has changed since the journal was written and would lose.
    private static func conflict(_ step: Journal.Step, _ root: String, _ folder: TransactionFolder) throws
        -> Diagnostic?
    {
        switch step {
        case .write(let path, let number, let old):
            guard let present = try Fingerprint(of: path, in: root), present != old,
                try Disk.kind(of: folder.staged(number)) == .file
            else { return nil }
            return present == Fingerprint(of: try Disk.read(folder.staged(number))) ? nil : changed(path)
        case .remove(let path, let old):
            guard let present = try Fingerprint(of: path, in: root) else { return nil }
            return present == old ? nil : changed(path)
        case .move(let path, let target):
            let areBoth = try [path, target].allSatisfy { try Disk.kind(of: FilePath.join(root, $0)) != .nothing }
            return areBoth ? changed(target) : nil
        }
    }

    private static func apply(_ step: Journal.Step, _ root: String, _ folder: TransactionFolder) throws {
        switch step {
        case .write(let path, let staged, _):
            guard try Disk.kind(of: folder.staged(staged)) == .file else { return }
            try createFolders(above: path, root)
            try Disk.move(folder.staged(staged), to: FilePath.join(root, path))
        case .remove(let path, _):
            try Disk.removeFile(FilePath.join(root, path))
            try removeEmptyFolders(above: path, root)
        case .move(let path, let target):
            if try Disk.kind(of: FilePath.join(root, path)) != .nothing {
                try createFolders(above: target, root)
                try Disk.move(FilePath.join(root, path), to: FilePath.join(root, target))
            }
            try removeEmptyFolders(above: path, root)
        }
    }

    private static func createFolders(above path: String, _ root: String) throws {
        for folder in FilePath.ancestors(of: path) {
            try Disk.createFolder(FilePath.join(root, folder))
        }
    }

    private static func removeEmptyFolders(above path: String, _ root: String) throws {
        for folder in FilePath.ancestors(of: path).reversed() {
            guard try Disk.removeEmptyFolder(FilePath.join(root, folder)) else { return }
        }
    }

    private static func changed(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "unfinished-command",
            "'\(path.visible)' has changed since a command was interrupted that had still to write it",
            at: Location(file: path),
            fix: "move your file aside, run the command again, then bring your change back"
        )
    }

    private static func unreadableJournal(_ folder: TransactionFolder) -> Diagnostic {
        Diagnostic(
            rule: "unreadable-journal",
            "the journal of an interrupted command cannot be understood",
            at: Location(file: folder.journal),
            fix: "restore the workspace from version control, then remove '\(folder.path)'"
        )
    }
}
