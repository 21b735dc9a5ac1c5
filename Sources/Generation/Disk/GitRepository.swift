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

    /// Runs `git init` in a folder that lies in no repository.
    ///
    /// - Returns: why there is none now, in words; nil when there is one.
    static func initialize(_ folder: String, patience: Int = initPatience) throws(Interrupted) -> String? {
        let git = git(["-C", folder, "init", "--quiet"], patience: patience)
        var reason: String?
        do throws(Interrupted) {
            reason = words(try git.run())
        } catch {
            // What git had begun is no repository.
            try? Disk.removeTree(FilePath.join(folder, ".git"))
            throw error
        }
        if reason != nil { try? Disk.removeTree(FilePath.join(folder, ".git")) }
        return reason
    }

    /// The files of a folder that the last commit does not hold as they are: changed, new, ignored.
    ///
    /// - Parameter folders: below `root`; the answer is relative to `root`, too.
    /// - Returns: nil outside a repository, and when git is missing, refuses or does not end.
    public static func unsavedFiles(in root: String, below folders: [String]) -> Set<String>? {
        guard let top = enclosing(root), let base = Disk.realPath(root) else { return nil }
        // No lock is taken and no hook of the repository runs: this only looks.
        let words = [
            "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-C", root, "status",
            "--porcelain=v1", "-z", "--untracked-files=all", "--ignored=traditional", "--no-renames", "--",
        ]
        var output: [UInt8] = []
        let git = git(words + folders, patience: statusPatience)
        guard (try? git.run { output += $0 }) == .exited(0) else { return nil }
        let prefix = base == top ? "" : String(base.dropFirst(top == "/" ? 1 : top.utf8.count + 1)) + "/"
        let paths = output.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
        return Set(paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
    }

    /// Milliseconds that `git init` gets; a hook of a template or a network drive may keep it for ever.
    static let initPatience = 10_000
    /// Milliseconds that `git status` gets: it reads every file of a large repository.
    private static let statusPatience = 60_000

    private static func git(_ arguments: [String], patience: Int) -> ChildProcess {
        ChildProcess(
            words: ["git"] + arguments,
            patience: patience,
            // What would lead git to another repository.
            hiddenVariables: [
                "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
            ],
            variables: ["GIT_TERMINAL_PROMPT=0"]
        )
    }

    private static func words(_ outcome: ChildProcess.Outcome) -> String? {
        switch outcome {
        case .exited(0): nil
        case .exited(let status): "'git init' failed with exit status \(status)"
        case .killed(let signal): "'git init' was ended by signal \(signal)"
        case .timedOut: "'git init' did not end in time"
        case .missing: "'git' could not be started"
        }
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
