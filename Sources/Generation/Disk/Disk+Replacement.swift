#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Disk {
    /// Gives files new contents, each in one step: a reader sees the old bytes or the new ones. Nothing is replaced
    /// before all are written; a link stays a link, and a file keeps its mode.
    public static func replace(_ files: [(path: String, bytes: [UInt8])]) throws(SystemError) {
        try Interruption.deferred { () throws(SystemError) in try replaceInOneGo(files) }
    }

    private static func replaceInOneGo(_ files: [(path: String, bytes: [UInt8])]) throws(SystemError) {
        var staged: [(draft: String, target: String)] = []
        do throws(SystemError) {
            for file in files {
                staged.append(try stage(file.bytes, beside: realPath(file.path) ?? file.path))
            }
            for (draft, target) in staged {
                try move(draft, to: target)
            }
        } catch {
            for (draft, _) in staged {
                try? removeFile(draft)
            }
            throw error
        }
    }

    private static func stage(
        _ bytes: [UInt8],
        beside target: String
    ) throws(SystemError) -> (draft: String, target: String) {
        let kind = try kind(of: target)
        guard kind == .file || kind == .nothing else {
            errno = kind == .folder ? EISDIR : EINVAL
            throw SystemError("write", target)
        }
        let name = ".\(FilePath.name(of: target)).\(getpid())"
        let draft = FilePath.join(FilePath.folder(of: target), name)
        do throws(SystemError) {
            try create(draft, bytes)
            if kind == .file { try setMode(try mode(of: target), of: draft) }
        } catch {
            // The user knows the file by its own name.
            try? removeFile(draft)
            errno = error.code
            throw SystemError("write", target)
        }
        return (draft, target)
    }
}
