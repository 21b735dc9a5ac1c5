import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An advisory lock on a workspace, held while a command writes; the kernel frees it when the process ends, however
/// it ends.
///
/// The lock is a file that says who holds it. While it is held, a user who stops the command waits until all is done
/// or undone.
struct FolderLock: ~Copyable {
    private let descriptor: Int32
    private let path: String
    private let interruption: Interruption

    /// Waits for the lock, creating the file and its folder.
    ///
    /// - Parameters:
    ///   - path: the lock file, in a folder that may have to be created.
    ///   - patience: how long to wait for another process, in milliseconds.
    ///   - notice: called once when the wait becomes long.
    init(_ path: String, patience: Int, notice: (LockHolder) -> Void = { _ in }) throws {
        var waited = 0
        while true {
            let interruption = Interruption()
            if let descriptor = try FolderLock.attempt(path) {
                self.descriptor = descriptor
                self.path = path
                self.interruption = interruption
                return
            }
            // Nothing is half done: who waits can be stopped at once.
            _ = consume interruption
            guard waited < patience else { throw FolderLock.busy(path) }
            if waited == FolderLock.noticeableWait { notice(LockHolder(lockFile: path)) }
            usleep(useconds_t(FolderLock.pause * 1000))
            waited += FolderLock.pause
        }
    }

    /// Removes the lock file, and its folder when nothing else is in it, then frees the lock; a process that waits on
    /// the removed file notices and starts anew.
    deinit {
        unlink(path)
        rmdir(FilePath.folder(of: path))
        close(descriptor)
    }

    /// Milliseconds between two attempts.
    private static let pause = 10
    /// Milliseconds after which a user wonders.
    private static let noticeableWait = 500

    private static func attempt(_ path: String) throws -> Int32? {
        try Disk.createFolder(FilePath.folder(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            // The holder has just removed the folder.
            if errno == ENOENT { return nil }
            let error = SystemError("lock", path)
            rmdir(FilePath.folder(of: path))
            throw error
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isCurrent(descriptor, path) else {
            close(descriptor)
            return nil
        }
        let text = LockHolder.current.text
        guard ftruncate(descriptor, 0) == 0, write(descriptor, text, text.utf8.count) == text.utf8.count else {
            let error = SystemError("lock", path)
            unlink(path)
            rmdir(FilePath.folder(of: path))
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// Whether the open file is still the one at the path; the last holder removes it.
    private static func isCurrent(_ descriptor: Int32, _ path: String) -> Bool {
        var opened = stat()
        var present = stat()
        return fstat(descriptor, &opened) == 0 && lstat(path, &present) == 0
            && opened.st_ino == present.st_ino && opened.st_dev == present.st_dev
    }

    private static func busy(_ path: String) -> DiagnosticsError {
        let holder = LockHolder(lockFile: path)
        return DiagnosticsError(
            Diagnostic(
                rule: "workspace-busy",
                "\(holder.name) is changing this workspace",
                notes: holder.command.map { [Note("it runs '\($0)'")] } ?? [],
                fix: "wait until it has ended, then run the command again"
            )
        )
    }
}
