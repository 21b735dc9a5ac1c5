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

    /// The files of a folder that the last commit does not hold as they are: changed, new, ignored.
    ///
    /// - Parameter folders: below `root`; the answer is relative to `root`, too.
    /// - Returns: nil outside a repository, and when git is missing or refuses.
    public static func unsavedFiles(in root: String, below folders: [String]) -> Set<String>? {
        guard let top = enclosing(root), let base = Disk.realPath(root) else { return nil }
        // No lock is taken and no hook of the repository runs: this only looks.
        let words = [
            "git", "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-C", root, "status",
            "--porcelain=v1", "-z", "--untracked-files=all", "--ignored=traditional", "--no-renames", "--",
        ]
        guard let output = output(words + folders) else { return nil }
        let prefix = base == top ? "" : String(base.dropFirst(top == "/" ? 1 : top.utf8.count + 1)) + "/"
        let paths = output.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
        return Set(paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
    }

    /// Runs a program found in `PATH`, without input and output, and waits for its end.
    private static func run(_ arguments: [String]) -> Bool {
        spawn(arguments, output: nil).flatMap(exitStatus) == 0
    }

    /// What a program found in `PATH` writes to its standard output; nil unless it ends with status 0.
    private static func output(_ arguments: [String]) -> [UInt8]? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        // Another process that starts meanwhile must not hold the pipe open.
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let process = spawn(arguments, output: ends)
        close(ends[1])
        let bytes = drain(ends[0])
        close(ends[0])
        guard let process, exitStatus(of: process) == 0 else { return nil }
        return bytes
    }

    /// Starts a program whose inputs and outputs are nothing, but for the standard output where there is a pipe.
    private static func spawn(_ arguments: [String], output pipe: [Int32]?) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in Int32(0)...2 where pipe == nil || descriptor != 1 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        if let pipe { posix_spawn_file_actions_adddup2(&actions, pipe[1], 1) }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var variables = environment()
        defer { variables.forEach { free($0) } }
        var process = pid_t()
        return posix_spawnp(&process, arguments[0], &actions, nil, &words, &variables) == 0 ? process : nil
    }

    /// This process's environment without what would lead git to another repository.
    private static func environment() -> [UnsafeMutablePointer<CChar>?] {
        let misleading = ["GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "GIT_COMMON_DIR=", "GIT_OBJECT_DIRECTORY="]
        var variables: [UnsafeMutablePointer<CChar>?] = []
        var next = environ
        while let variable = next.pointee {
            let text = String(cString: variable)
            if !misleading.contains(where: text.hasPrefix) { variables.append(strdup(variable)) }
            next += 1
        }
        return variables + [nil]
    }

    /// Everything until the end of a pipe.
    private static func drain(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
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
