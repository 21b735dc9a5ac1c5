#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the tool needs of git: whether a folder is in a repository, and to start one.
public enum GitRepository {
    /// The folder, at or above a path, that holds a `.git`; nil outside every repository.
    public static func enclosing(_ path: String) -> String? {
        Disk.nearest(".git", above: path)
    }

    /// Runs `git init` in a folder; returns false when git is missing or refuses.
    public static func initialize(_ folder: String) -> Bool {
        run(["git", "-C", folder, "init", "--quiet"])
    }

    /// Runs a program found in `PATH`, without input and output, and waits for its end.
    private static func run(_ arguments: [String]) -> Bool {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in Int32(0)...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process = pid_t()
        guard posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 else { return false }
        return exitStatus(of: process) == 0
    }

    private static func exitStatus(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        // The low seven bits name the signal that ended the process; the next byte is the exit status.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
}

extension Disk {
    /// The nearest folder, at or above a path, in which a name exists; the path itself need not exist.
    public static func nearest(_ name: String, above path: String) -> String? {
        var folder = FilePath.join((try? currentFolder()) ?? "/", path)
        while true {
            let resolved = realPath(folder) ?? folder
            if access(FilePath.join(resolved, name), F_OK) == 0 { return resolved }
            if folder == "/" { return nil }
            folder = FilePath.folder(of: resolved)
        }
    }
}
