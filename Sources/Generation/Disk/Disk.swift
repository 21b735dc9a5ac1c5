#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system calls that the tool makes on files and folders; every failure names its file.
///
/// POSIX instead of Foundation: `FileManager` follows a dangling link silently, and its atomic write resets a file's
/// mode and replaces a link by a file.
public enum Disk {
    /// What lies at a path, without following a link at its end.
    public enum Kind: Equatable, Sendable {
        case nothing, file, folder, link, other
    }

    /// What lies at a path, without following a link at its end; a path that cannot be looked at is an error.
    public static func kind(of path: String) throws(SystemError) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .nothing }
            throw SystemError("look at", path)
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// The permission bits of a file, following links.
    public static func mode(of path: String) throws(SystemError) -> mode_t {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError("look at", path) }
        return status.st_mode & 0o7777
    }

    /// Why no entry of a folder can be made or removed, as far as the system can tell beforehand.
    public static func obstacle(toWritingIn folder: String) -> SystemError? {
        access(folder, W_OK | X_OK) == 0 ? nil : SystemError("write in", folder)
    }

    /// Creates a folder; one that is there already is fine.
    public static func createFolder(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError("create the folder", path) }
    }

    /// Creates a folder beside others that no other process uses: `prefix` and six characters that make it unique.
    public static func createUniqueFolder(prefix: String) throws(SystemError) -> String {
        var template = Array("\(prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError("create a folder beside", prefix) }
        return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    /// Moves a file or folder within a file system, in one step.
    public static func move(_ source: String, to target: String) throws(SystemError) {
        guard rename(source, target) == 0 else { throw SystemError("move a file to", target) }
    }

    /// Makes a link that leads where another one leads, by the same words.
    public static func copyLink(_ link: String, to path: String) throws(SystemError) {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(link, &buffer, buffer.count - 1) >= 0 else { throw SystemError("read", link) }
        guard symlink(buffer, path) == 0 else { throw SystemError("create", path) }
    }

    /// Sets the permission bits of a file exactly, whatever the umask is.
    public static func setMode(_ mode: mode_t, of path: String) throws(SystemError) {
        guard chmod(path, mode) == 0 else { throw SystemError("set the mode of", path) }
    }

    /// Waits until the bytes and the entry of a file or folder are on the medium.
    public static func synchronize(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError("open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw SystemError("make durable", path) }
    }

    /// Removes a file or a link; one that is not there is fine.
    public static func removeFile(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw SystemError("remove", path) }
    }

    /// Removes a folder if it is empty; returns whether it is gone.
    @discardableResult
    public static func removeEmptyFolder(_ path: String) throws(SystemError) -> Bool {
        if rmdir(path) == 0 || errno == ENOENT { return true }
        guard errno == ENOTEMPTY || errno == EEXIST else { throw SystemError("remove the folder", path) }
        return false
    }

    /// Removes a folder and all that is in it, never following a link.
    public static func removeTree(_ path: String) throws(SystemError) {
        switch try kind(of: path) {
        case .nothing: return
        case .folder: break
        case .file, .link, .other: return try removeFile(path)
        }
        for name in try names(in: path) {
            try removeTree("\(path)/\(name)")
        }
        try removeEmptyFolder(path)
    }

    /// The names in a folder, sorted as bytes, without `.` and `..`.
    public static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = opendir(folder) else { throw SystemError("list", folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The absolute path that is left when all links are followed, or nil when something on the way is missing.
    public static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The folder in which the process works.
    public static func currentFolder() throws(SystemError) -> String {
        guard let folder = getcwd(nil, 0) else { throw SystemError("find", ".") }
        defer { free(folder) }
        return String(cString: folder)
    }
}
