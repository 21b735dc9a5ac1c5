#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A scan that runs while its owner does something else.
///
/// Unchecked: `result` is written by the scanning thread alone and read only after that thread has ended.
public final class BackgroundScan: @unchecked Sendable {
    private let root: String
    private let folders: [String]
    private var result: SourceTree?
    private var thread: pthread_t?

    /// Starts as `SourceWalker.scan` does; where no thread can be had, the scan waits until it is asked for.
    public init(root: String, folders: [String]) {
        self.root = root
        self.folders = folders
        start()
    }

    /// Waits for the end.
    public func tree() -> SourceTree {
        if let thread { pthread_join(thread, nil) }
        thread = nil
        let tree = result ?? SourceWalker.scan(root: root, folders: folders)
        result = tree
        return tree
    }

    private func start() {
        let scan = Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var started: pthread_t?
        #else
            var started = pthread_t()
        #endif
        guard pthread_create(&started, nil, threadMain, scan.toOpaque()) == 0 else { return scan.release() }
        thread = started
    }

    fileprivate func run() {
        result = SourceWalker.scan(root: root, folders: folders)
    }

    #if canImport(Darwin)
        private let threadMain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
            Unmanaged<BackgroundScan>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }
    #else
        private let threadMain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            if let argument { Unmanaged<BackgroundScan>.fromOpaque(argument).takeRetainedValue().run() }
            return nil
        }
    #endif
}

extension SourceTree {
    /// Both trees as one; a file in both counts once.
    public func merged(with other: SourceTree) -> SourceTree {
        if other.files.isEmpty, other.unreadable.isEmpty { return self }
        var known = Set(files.map(\.path))
        let more = other.files.filter { known.insert($0.path).inserted }
        let merged = (files + more).sorted { left, right in
            left.folder == right.folder ? precedes(left.name, right.name) : precedes(left.folder, right.folder)
        }
        return SourceTree(files: merged, unreadable: Set(unreadable + other.unreadable).sorted())
    }
}
