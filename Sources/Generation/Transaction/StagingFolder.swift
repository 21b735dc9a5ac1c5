import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A hidden folder beside a target that does not exist yet: everything is written here, then renamed into place in
/// one step.
///
/// It is locked while in use, so that one left over from a killed process can be told from one that another process
/// is filling, and removed.
struct StagingFolder: ~Copyable {
    let path: String
    private let descriptor: Int32

    /// - Parameter target: the folder that will take this one's place; its parent exists.
    init(for target: String) throws(SystemError) {
        let parent = FilePath.folder(of: target)
        let prefix = ".\(FilePath.name(of: target)).scaffold-"
        try StagingFolder.removeLeftovers(in: parent, prefix: prefix)
        path = try StagingFolder.create(FilePath.join(parent, "\(prefix)\(getpid())"))
        descriptor = StagingFolder.lock(path) ?? -1
    }

    /// Puts the folder in the target's place, where there is nothing or an empty folder.
    consuming func move(to target: String) throws(SystemError) {
        try Disk.move(path, to: target)
    }

    /// Removes the folder unless it has been moved.
    deinit {
        try? Disk.removeTree(path)
        if descriptor >= 0 { close(descriptor) }
    }

    private static func create(_ path: String) throws(SystemError) -> String {
        guard mkdir(path, 0o777) == 0 else { throw SystemError("create the folder", path) }
        return path
    }

    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Removes folders of the prefix that no process holds: the one in the name has ended, and no other has the lock.
    private static func removeLeftovers(in parent: String, prefix: String) throws(SystemError) {
        for name in try Disk.names(in: parent) where name.hasPrefix(prefix) {
            guard let owner = pid_t(name.dropFirst(prefix.count)), kill(owner, 0) != 0, errno == ESRCH else { continue }
            let leftover = FilePath.join(parent, name)
            guard try Disk.kind(of: leftover) == .folder, let descriptor = lock(leftover) else { continue }
            defer { close(descriptor) }
            try Disk.removeTree(leftover)
        }
    }
}
