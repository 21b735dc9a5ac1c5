import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A line on a terminal that appears when work takes its time, and is gone when the work is done.
final class ProgressLine {
    private let waiter: ProgressWaiter
    /// Closing it ends the wait.
    private let writeEnd: Int32
    private let thread: pthread_t
    private let console: Console

    /// - Parameter delay: how long nothing is shown.
    /// - Returns: nil where the system has no thread or no pipe left; the work goes on without a line.
    init?(_ words: String, after delay: Duration, _ console: Console) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A line as wide as the terminal would wrap, and could not be erased.
        let room = max(1, (console.errorWidth ?? 80) - 2)
        let text = "scaffold: \(words)".prefix(columns: room) + "…"
        waiter = ProgressWaiter(text: text, readEnd: ends[0], delay: delay, write: console.writeError)
        writeEnd = ends[1]
        self.console = console
        guard let thread = ProgressLine.start(waiter) else {
            close(ends[0])
            close(ends[1])
            return nil
        }
        self.thread = thread
    }

    /// Ends the thread, and takes the line away if it is there.
    func erase() {
        close(writeEnd)
        pthread_join(thread, nil)
        close(waiter.readEnd)
        if waiter.isShown { console.writeError(Array("\r\u{1B}[K".utf8)) }
    }

    /// Signals go to the threads that were there before.
    private static func start(_ waiter: ProgressWaiter) -> pthread_t? {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let box = Unmanaged.passRetained(waiter)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, nil, threadMain, box.toOpaque()) == 0 else {
            box.release()
            return nil
        }
        return thread
    }
}

/// What the thread of a progress line has to know.
private final class ProgressWaiter: @unchecked Sendable {
    let text: String
    let readEnd: Int32
    let delay: Duration
    let write: Console.Writer
    // Read only when the thread has ended, hence the unchecked conformance.
    private(set) var isShown = false

    init(text: String, readEnd: Int32, delay: Duration, write: @escaping Console.Writer) {
        self.text = text
        self.readEnd = readEnd
        self.delay = delay
        self.write = write
    }

    /// Waits for the end of the work, and shows the line when that is not soon.
    func run() {
        var end = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        let (seconds, attoseconds) = delay.components
        guard poll(&end, 1, Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)) == 0 else { return }
        isShown = true
        write(Array(text.utf8))
    }
}

#if canImport(Darwin)
    private func threadMain(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { run(box) }
#else
    private func threadMain(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { box.flatMap(run) }
#endif

private func run(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ProgressWaiter>.fromOpaque(box).takeRetainedValue().run()
    return nil
}
