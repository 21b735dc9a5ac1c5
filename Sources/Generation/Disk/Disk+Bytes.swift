#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The bytes of files.
extension Disk {
    /// The bytes of a regular file, or of what a link leads to; a FIFO, a device or a folder is an error, so that
    /// reading never waits.
    ///
    /// - Parameter limit: the most bytes that are read; one byte more tells the caller that the file is larger.
    public static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError("read", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError("read", path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            errno = isFolder ? EISDIR : EINVAL
            throw SystemError("read", path, because: isFolder ? "it is a folder" : "it is no regular file")
        }
        return try read(descriptor, path, expecting: Int(status.st_size), limit: limit)
    }

    /// Creates a file that must not exist yet.
    ///
    /// - Parameter mode: the permission bits, less what the process's umask takes away.
    public static func create(_ path: String, _ bytes: [UInt8], mode: mode_t = 0o666) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw SystemError("create", path) }
        do throws(SystemError) {
            try write(descriptor, path, bytes)
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw SystemError("write", path) }
    }

    private static func read(
        _ descriptor: Int32,
        _ path: String,
        expecting size: Int,
        limit: Int
    ) throws(SystemError) -> [UInt8] {
        // One byte more than the size shows in the first call that the file has ended.
        let chunk = limit == .max ? max(size + 1, 4096) : min(max(size + 1, 4096), limit + 1)
        var bytes: [UInt8] = []
        var failed = false
        while bytes.count <= limit, !failed {
            let room = min(chunk, limit == .max ? chunk : limit + 1 - bytes.count)
            var count = 0
            let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                repeat {
                    count = systemRead(descriptor, buffer.baseAddress, room)
                } while count < 0 && errno == EINTR
                initialized = max(count, 0)
            }
            failed = count < 0
            if bytes.isEmpty { bytes = more } else { bytes += more }
            if count <= 0 || count < room && bytes.count >= size { break }
        }
        if failed { throw SystemError("read", path) }
        return bytes
    }

    private static func write(_ descriptor: Int32, _ path: String, _ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                systemWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError("write", path) }
            written += count
        }
    }
}

// `Disk.read` and `Disk.write` hide the system's functions of the same names inside the type.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
