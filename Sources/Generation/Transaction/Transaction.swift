import Diagnostics

/// Changes to an existing folder that happen all or not at all, also when the process is killed half-way.
///
/// A redo journal: the new contents are staged in `.scaffold/`, made durable, committed by renaming the journal to
/// its name, applied by renaming the staged files into place, and forgotten. Before the commit, the folder is as it
/// was; after it, the next command that writes completes what is left.
public struct Transaction: ~Copyable {
    /// How long a command waits for another one that changes the same workspace, in milliseconds.
    public static let defaultPatience = 30_000

    /// An earlier command had been interrupted after its commit, and has been completed.
    public private(set) var hasCompletedAnother = false
    let root: String
    private let lock: FolderLock

    private init(root: String, lock: consuming FolderLock) {
        self.root = root
        self.lock = lock
    }

    /// Takes the workspace's lock and completes what an earlier, killed command had committed.
    ///
    /// - Parameters:
    ///   - root: an existing folder.
    ///   - patience: how long to wait for the lock, in milliseconds.
    ///   - notice: called once when the wait becomes long.
    /// - Throws: `SystemError`, or `DiagnosticsError` when another process holds the lock for longer.
    public static func begin(
        in root: String,
        patience: Int = defaultPatience,
        notice: (LockHolder) -> Void = { _ in }
    ) throws -> Transaction {
        let folder = TransactionFolder(root)
        // A link, from somebody's branch, could lead the lock and the staged files anywhere.
        guard [.nothing, .folder].contains(try Disk.kind(of: folder.path)) else {
            throw DiagnosticsError(noFolder(folder.path))
        }
        let lock = try FolderLock(folder.lock, patience: patience, notice: notice)
        var transaction = Transaction(root: root, lock: lock)
        transaction.hasCompletedAnother = try complete(root)
        // What another command left behind would be in the way of this one.
        try Disk.removeFile(folder.draft)
        try Disk.removeTree(folder.staging)
        return transaction
    }

    /// Whether a killed command has left something that the next command that writes will complete.
    public static func isPending(in root: String) -> Bool {
        (try? Disk.kind(of: TransactionFolder(root).journal)) == .file
    }

    /// Carries the changes out.
    ///
    /// - Throws: before the commit, with the folder as it was; or after it, when applying failed twice and the next
    ///   command will try again. `Interrupted` comes only before it.
    public consuming func commit(_ changes: [Change]) throws {
        let folder = TransactionFolder(root)
        do {
            try check(changes)
            let journal = try stage(changes)
            try Disk.create(folder.draft, Array(journal.text.utf8))
            try Disk.synchronize(folder.draft)
            try Disk.synchronize(folder.staging)
            try Interruption.check()
            try Disk.move(folder.draft, to: folder.journal)
        } catch {
            Transaction.forget(folder)
            throw error
        }
        do {
            try Transaction.apply(root)
        } catch let error as SystemError {
            throw DiagnosticsError(Transaction.unfinished(error))
        }
        Transaction.forget(folder)
    }

    /// Applies what has just been committed; what fails for once is tried again.
    private static func apply(_ root: String) throws {
        do {
            try Disk.synchronize(TransactionFolder(root).path)
            try complete(root)
        } catch is SystemError {
            try complete(root)
        }
    }
}

extension Transaction {
    /// Drops what was staged; what cannot be removed now is removed by the next transaction.
    private static func forget(_ folder: TransactionFolder) {
        try? Disk.removeFile(folder.draft)
        try? Disk.removeTree(folder.staging)
    }

    private static func unfinished(_ error: SystemError) -> Diagnostic {
        var diagnostic = error.diagnostic
        diagnostic.notes.append(Note("the change is committed, and a part of it is in place"))
        diagnostic.fix = "mend the cause, then run any scaffold command that writes: it completes this one first"
        return diagnostic
    }

    private static func noFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' is not a folder, and the journal of changes has to be in one",
            at: Location(file: path),
            fix: "remove it"
        )
    }
}
