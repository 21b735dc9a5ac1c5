import BackgroundWork

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One walk over a root, shared by its threads.
///
/// Unchecked: every stored property below `lock` is read and written only while the lock is held, and the others
/// never change.
final class TreeWalk: @unchecked Sendable {
    let root: String
    private let maximumThreads: Int
    private let lock = Lock()
    private var jobs: [FolderJob] = []
    private var workingThreads = 0
    private var waitingThreads = 0
    private var threads: [WorkThread] = []
    private var batches: [FileBatch] = []
    private var links: [String] = []
    private var unreadable: [UnreadablePath] = []
    private var visited: Set<FileIdentity> = []

    init(root: String, threads: Int) {
        self.root = root.isEmpty ? "." : root
        maximumThreads = max(threads, 1)
    }

    /// Walks folders given relative to the root, and all real folders below them.
    func walk(_ folders: [String]) {
        jobs = folders.reversed().map { FolderJob(folder: $0, names: nil) }
        work()
        for thread in threads { thread.join() }
        threads.removeAll()
    }

    /// Walks the links to folders met so far, one after another in the order of their paths, so that the first
    /// name of a folder does not depend on which thread came first.
    func followLinks() {
        guard !links.isEmpty, let realRoot = realPath(root) else { return }
        while !links.isEmpty {
            let round = links.sorted(by: precedes)
            links.removeAll()
            for link in round {
                guard let target = realPath(absolute(link)), target == realRoot || target.hasPrefix(realRoot + "/")
                else {
                    continue
                }
                walk([link])
            }
        }
    }

    func tree() -> SourceTree {
        batches.sort { left, right in
            left.folder == right.folder
                ? precedes(left.firstName, right.firstName) : precedes(left.folder, right.folder)
        }
        var files: [ScannedFile] = []
        files.reserveCapacity(batches.reduce(0) { $0 + $1.files.count })
        for batch in batches { files.append(contentsOf: batch.files) }
        return SourceTree(files: files, unreadable: unreadable.sorted())
    }

    func absolute(_ path: String) -> String {
        path.isEmpty ? root : "\(root)/\(path)"
    }

    // MARK: - What the threads do

    /// Takes folders until there is none left and no thread can find another.
    private func work() {
        var reader = FolderReader(walk: self)
        defer { reader.deallocate() }
        lock.lock()
        while let job = nextJob() {
            workingThreads += 1
            lock.unlock()
            let found = reader.contents(of: job)
            lock.lock()
            workingThreads -= 1
            take(found)
        }
        lock.wakeAll()
        lock.unlock()
    }

    /// Called and left with the lock held.
    private func nextJob() -> FolderJob? {
        while true {
            if let job = jobs.popLast() { return job }
            guard workingThreads > 0 else { return nil }
            waitingThreads += 1
            lock.wait()
            waitingThreads -= 1
        }
    }

    private func take(_ found: FolderContents) {
        if let batch = found.batch { batches.append(batch) }
        links.append(contentsOf: found.links)
        unreadable.append(contentsOf: found.unreadable)
        if jobs.isEmpty, workingThreads == 0 { lock.wakeAll() }
    }

    /// Puts folders and parts of large folders where any thread may take them.
    func share(_ found: [FolderJob]) {
        guard !found.isEmpty else { return }
        lock.lock()
        jobs.append(contentsOf: found)
        // This thread takes one of them itself.
        let wanted = jobs.count - 1 - waitingThreads
        for _ in 0..<max(0, min(wanted, maximumThreads - 1 - threads.count)) { startThread() }
        if waitingThreads > 0 { lock.wakeAll() }
        lock.unlock()
    }

    /// Whether this folder is met for the first time.
    func visit(_ folder: FileIdentity) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return visited.insert(folder).inserted
    }

    private func startThread() {
        if let thread = WorkThread({ [self] in work() }) { threads.append(thread) }
    }
}

/// A folder to read, or some files of one.
struct FolderJob {
    /// Relative to the root.
    var folder: String
    /// The files to scan, sorted; nil for a folder that is still to be listed.
    var names: [String]?
}

/// The scanned files of one folder, or of a part of one.
struct FileBatch {
    var folder: String
    var files: [ScannedFile]

    var firstName: String { files.first?.name ?? "" }
}

/// What one job brought to light.
struct FolderContents {
    var batch: FileBatch?
    var links: [String] = []
    var unreadable: [UnreadablePath] = []
}

/// Device and inode.
struct FileIdentity: Hashable {
    var device: UInt64
    var inode: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// The path without links, or nil when there is nothing.
private func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
