#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lists folders, reads files and scans them; the only place of this module that touches the disk.
///
/// Each thread has one, with a buffer and a lexer that it uses for one file after another.
struct FolderReader {
    /// More files of one folder are split into jobs of this size.
    private static let batchSize = 64
    private static let firstBufferSize = 256 * 1024
    /// A larger buffer is given back after the file that needed it.
    private static let largestKeptBuffer = 4 * 1024 * 1024
    /// Larger files are no source code; they are reported.
    private static let maximumFileSize = 256 * 1024 * 1024

    private let walk: TreeWalk
    private var buffer = SourceBuffer(capacity: firstBufferSize)
    private var lexer = SourceLexer()

    init(walk: TreeWalk) {
        self.walk = walk
    }

    func deallocate() {
        buffer.deallocate()
    }

    /// Does one job; folders found on the way are shared with the other threads first.
    mutating func contents(of job: FolderJob) -> FolderContents {
        guard let folder = opendir(walk.absolute(job.folder)) else {
            return FolderContents(unreadable: [unreadable(job.folder.isEmpty ? "." : job.folder)])
        }
        defer { closedir(folder) }
        let descriptor = dirfd(folder)
        var contents = FolderContents()
        if let names = job.names {
            scan(names, of: job.folder, at: descriptor, into: &contents)
        } else if isFirstVisit(descriptor) {
            var listing = FolderListing(job.folder)
            list(folder, into: &listing)
            contents.links = listing.links
            walk.share(listing.jobs(keeping: FolderReader.batchSize))
            scan(listing.ownFiles(FolderReader.batchSize), of: job.folder, at: descriptor, into: &contents)
        }
        return contents
    }

    private func isFirstVisit(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && walk.visit(FileIdentity(status))
    }

    // MARK: - Listing

    private func list(_ folder: OpaquePointer, into listing: inout FolderListing) {
        while let entry = readdir(folder) {
            let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
            // Also `.` and `..`.
            guard name[0] != .dot else { continue }
            let isSwift = hasSwiftSuffix(name)
            switch kind(of: entry, named: name, isSwift: isSwift, in: dirfd(folder)) {
            case .file where isSwift: listing.files.append(String(cString: name))
            case .folder where !isPassedOver(name): listing.add(folder: String(cString: name))
            case .folderLink where !isPassedOver(name): listing.add(link: String(cString: name))
            default: break
            }
        }
    }

    private enum EntryKind {
        case file, folder, folderLink, other
    }

    private func kind(
        of entry: UnsafeMutablePointer<dirent>,
        named name: UnsafePointer<UInt8>,
        isSwift: Bool,
        in folder: Int32
    ) -> EntryKind {
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return linkKind(name, isSwift: isSwift, in: folder)
        case Int32(DT_UNKNOWN): return unknownKind(name, isSwift: isSwift, in: folder)
        default: return .other
        }
    }

    private func linkKind(_ name: UnsafePointer<UInt8>, isSwift: Bool, in folder: Int32) -> EntryKind {
        // A Swift file that leads nowhere fails when it is opened, and is reported then.
        guard let mode = mode(of: name, in: folder, flags: 0) else { return isSwift ? .file : .other }
        if mode == S_IFDIR { return .folderLink }
        return mode == S_IFREG ? .file : .other
    }

    /// For file systems that do not say in their listings what an entry is.
    private func unknownKind(_ name: UnsafePointer<UInt8>, isSwift: Bool, in folder: Int32) -> EntryKind {
        switch mode(of: name, in: folder, flags: AT_SYMLINK_NOFOLLOW) {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: linkKind(name, isSwift: isSwift, in: folder)
        default: .other
        }
    }

    private func mode(of name: UnsafePointer<UInt8>, in folder: Int32, flags: Int32) -> mode_t? {
        var status = stat()
        let result = UnsafeRawPointer(name).withMemoryRebound(to: CChar.self, capacity: 1) {
            fstatat(folder, $0, &status, flags)
        }
        return result == 0 ? status.st_mode & S_IFMT : nil
    }

    // MARK: - Files

    private mutating func scan(
        _ names: ArraySlice<String>,
        of folder: String,
        at descriptor: Int32,
        into contents: inout FolderContents
    ) {
        guard !names.isEmpty else { return }
        var files: [ScannedFile] = []
        files.reserveCapacity(names.count)
        for name in names {
            switch fill(from: name, in: descriptor) {
            case .read: files.append(ScannedFile(folder: folder, name: name, result: lexer.scan(buffer)))
            case .notAFile: break
            case .failed(let reason):
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                contents.unreadable.append(UnreadablePath(path: path, reason: reason))
            }
        }
        if !files.isEmpty { contents.batch = FileBatch(folder: folder, files: files) }
        releaseLargeBuffer()
    }

    private mutating func scan(
        _ names: [String],
        of folder: String,
        at descriptor: Int32,
        into contents: inout FolderContents
    ) {
        scan(names[...], of: folder, at: descriptor, into: &contents)
    }

    private enum ReadOutcome {
        case read
        /// Another kind of file has taken the name since the folder was listed.
        case notAFile
        case failed(String)
    }

    /// Reads a file into the buffer. Non-blocking, so that a FIFO that has just taken the name does not hold it up.
    private mutating func fill(from name: String, in folder: Int32) -> ReadOutcome {
        let file = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else { return .failed(systemMessage()) }
        defer { close(file) }
        var size = 0
        while true {
            guard size < buffer.capacity || makeRoom(behind: size, for: file) else {
                return .failed("larger than 256 MiB")
            }
            let room = buffer.capacity - size
            let length = read(file, buffer.start + size, room)
            if length < 0 {
                if errno == EINTR { continue }
                return errno == EAGAIN ? .notAFile : .failed(systemMessage())
            }
            size += length
            if length == 0 { break }
        }
        buffer.setCount(size)
        return .read
    }

    /// Makes room for the rest of a file that has filled the buffer; says no to files too large to be sources.
    private mutating func makeRoom(behind size: Int, for file: Int32) -> Bool {
        var status = stat()
        let known = fstat(file, &status) == 0 ? Int(clamping: status.st_size) : 0
        guard max(size, known) < FolderReader.maximumFileSize else { return false }
        buffer.setCount(size)
        // One byte more, so that the read that finds the end has room.
        buffer.reserve(max(known + 1, size + FolderReader.firstBufferSize))
        return true
    }

    private mutating func releaseLargeBuffer() {
        guard buffer.capacity > FolderReader.largestKeptBuffer else { return }
        buffer.deallocate()
        buffer = SourceBuffer(capacity: FolderReader.firstBufferSize)
    }

    private func unreadable(_ path: String) -> UnreadablePath {
        UnreadablePath(path: path, reason: systemMessage())
    }
}

private let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!

private func hasSwiftSuffix(_ name: UnsafePointer<UInt8>) -> Bool {
    let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
    return length > 6 && memcmp(name + (length - 6), ".swift", 6) == 0
}

/// Folders that hold no sources of the project, or sources of other tools.
private func isPassedOver(_ name: UnsafePointer<UInt8>) -> Bool {
    let name = String(cString: name)
    return passedOverNames.contains(name) || passedOverSuffixes.contains { name.hasSuffix($0) }
}

private let passedOverNames: Set<String> = ["DerivedData", "node_modules", "Pods", "Carthage"]
private let passedOverSuffixes = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".docc", ".playground", ".bundle",
]

/// The last error in the system's words, in lower case.
private func systemMessage() -> String {
    String(cString: strerror(errno)).lowercased()
}
