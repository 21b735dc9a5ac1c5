import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
    private let root: String
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
        let folder = Layout(root).folder
        // A link, from somebody's branch, could lead the lock and the staged files anywhere.
        guard [.nothing, .folder].contains(try Disk.kind(of: folder)) else { throw DiagnosticsError(noFolder(folder)) }
        let lock = try FolderLock(Layout(root).lock, patience: patience, notice: notice)
        var transaction = Transaction(root: root, lock: lock)
        transaction.hasCompletedAnother = try complete(root)
        // What another command left behind would be in the way of this one.
        try Disk.removeFile(Layout(root).draft)
        try Disk.removeTree(Layout(root).staging)
        return transaction
    }

    /// Whether a killed command has left something that the next command that writes will complete.
    public static func isPending(in root: String) -> Bool {
        (try? Disk.kind(of: Layout(root).journal)) == .file
    }

    /// Carries the changes out.
    ///
    /// - Throws: before the commit, with the folder as it was; or after it, when applying failed twice and the next
    ///   command will try again. `Interrupted` comes only before it.
    public consuming func commit(_ changes: [Change]) throws {
        let layout = Layout(root)
        do {
            try check(changes)
            let journal = try stage(changes)
            try Disk.create(layout.draft, Array(journal.text.utf8))
            try Disk.synchronize(layout.draft)
            try Disk.synchronize(layout.staging)
            try Interruption.check()
            try Disk.move(layout.draft, to: layout.journal)
        } catch {
            Transaction.forget(layout)
            throw error
        }
        do {
            try Transaction.apply(root)
        } catch let error as SystemError {
            throw DiagnosticsError(Transaction.unfinished(error))
        }
        Transaction.forget(layout)
    }

    /// Applies what has just been committed; what fails for once is tried again.
    private static func apply(_ root: String) throws {
        do {
            try Disk.synchronize(Layout(root).folder)
            try complete(root)
        } catch is SystemError {
            try complete(root)
        }
    }
}

extension Transaction {
    /// Where a transaction keeps its files.
    private struct Layout {
        let folder: String
        var lock: String { folder + "/lock" }
        var staging: String { folder + "/staging" }
        var draft: String { folder + "/journal.draft" }
        var journal: String { folder + "/journal" }

        init(_ root: String) {
            folder = FilePath.join(root, ".scaffold")
        }

        func staged(_ number: Int) -> String { "\(staging)/\(number)" }
    }

    /// Nothing may have come between the plan and the commit.
    private borrowing func check(_ changes: [Change]) throws {
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

    private borrowing func stage(_ changes: [Change]) throws -> Journal {
        let layout = Layout(root)
        try Disk.createFolder(layout.staging)
        var steps: [Journal.Step] = []
        for (number, change) in changes.enumerated() {
            try Interruption.check()
            steps += try stage(change, number, layout)
        }
        return Journal(steps: steps)
    }

    private borrowing func stage(_ change: Change, _ number: Int, _ layout: Layout) throws -> [Journal.Step] {
        switch change {
        case .create(let file):
            try Disk.create(layout.staged(number), file.bytes, mode: file.isExecutable ? 0o777 : 0o666)
            try Disk.synchronize(layout.staged(number))
            return [.write(path: file.path, staged: number, over: nil)]
        case .replace(let path, let bytes):
            let target = try resolvedTarget(of: path)
            try stage(bytes, number, layout, modeOf: target)
            return [.write(path: target, staged: number, over: try Transaction.fingerprint(of: target, in: root))]
        case .remove(let path):
            return [.remove(path: path, was: try Transaction.fingerprint(of: path, in: root))]
        case .move(let path, let target, nil):
            return [.move(path: path, to: target)]
        case .move(let path, let target, let bytes?):
            try stage(bytes, number, layout, modeOf: path)
            let old = try Transaction.fingerprint(of: path, in: root)
            return [.write(path: target, staged: number, over: nil), .remove(path: path, was: old)]
        }
    }

    private borrowing func stage(_ bytes: [UInt8], _ number: Int, _ layout: Layout, modeOf path: String) throws {
        try Disk.create(layout.staged(number), bytes)
        try Disk.setMode(try Disk.mode(of: FilePath.join(root, path)), of: layout.staged(number))
        try Disk.synchronize(layout.staged(number))
    }

    /// Of a regular file; nil for everything else.
    private static func fingerprint(of path: String, in root: String) throws(SystemError) -> Fingerprint? {
        let file = FilePath.join(root, path)
        return try Disk.kind(of: file) == .file ? Fingerprint(of: try Disk.read(file)) : nil
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

    /// Applies the journal if there is one; every step may have been carried out before.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    private static func complete(_ root: String) throws -> Bool {
        let layout = Layout(root)
        guard try Disk.kind(of: layout.journal) == .file else { return false }
        let text = String(decoding: try Disk.read(layout.journal), as: UTF8.self)
        guard let journal = Journal(text: text), try journal.staysInside(root) else {
            throw DiagnosticsError(unreadableJournal(layout))
        }
        let conflicts = try journal.steps.compactMap { try conflict($0, root, layout) }
        guard conflicts.isEmpty else { throw DiagnosticsError(conflicts) }
        for step in journal.steps {
            try apply(step, root, layout)
        }
        try Disk.removeFile(layout.journal)
        return true
    }

    /// What the team has changed since the journal was written and would lose.
    private static func conflict(_ step: Journal.Step, _ root: String, _ layout: Layout) throws -> Diagnostic? {
        switch step {
        case .write(let path, let number, let old):
            guard let present = try fingerprint(of: path, in: root), present != old,
                try Disk.kind(of: layout.staged(number)) == .file
            else { return nil }
            return present == Fingerprint(of: try Disk.read(layout.staged(number))) ? nil : changed(path)
        case .remove(let path, let old):
            guard let present = try fingerprint(of: path, in: root) else { return nil }
            return present == old ? nil : changed(path)
        case .move(let path, let target):
            let areBoth = try [path, target].allSatisfy { try Disk.kind(of: FilePath.join(root, $0)) != .nothing }
            return areBoth ? changed(target) : nil
        }
    }

    private static func apply(_ step: Journal.Step, _ root: String, _ layout: Layout) throws {
        switch step {
        case .write(let path, let staged, _):
            guard try Disk.kind(of: layout.staged(staged)) == .file else { return }
            try createFolders(above: path, root)
            try Disk.move(layout.staged(staged), to: FilePath.join(root, path))
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

    /// Drops what was staged; what cannot be removed now is removed by the next transaction.
    private static func forget(_ layout: Layout) {
        try? Disk.removeFile(layout.draft)
        try? Disk.removeTree(layout.staging)
    }

    private static func changed(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "unfinished-command",
            "'\(path.visible)' has changed since a command was interrupted that had still to write it",
            at: Location(file: path),
            fix: "move your file aside, run the command again, then bring your change back"
        )
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

    private static func unreadableJournal(_ layout: Layout) -> Diagnostic {
        Diagnostic(
            rule: "unreadable-journal",
            "the journal of an interrupted command cannot be understood",
            at: Location(file: layout.journal),
            fix: "restore the workspace from version control, then remove '\(layout.folder)'"
        )
    }
}
