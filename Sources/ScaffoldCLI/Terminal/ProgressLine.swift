import BackgroundWork
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
    private let thread: WorkThread
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
        guard let thread = WorkThread({ [waiter] in waiter.run() }) else {
            close(ends[0])
            close(ends[1])
            return nil
        }
        self.thread = thread
    }

    /// Ends the thread, and takes the line away if it is there.
    func erase() {
        close(writeEnd)
        thread.join()
        close(waiter.readEnd)
        if waiter.isShown { console.writeError(Array("\r\u{1B}[K".utf8)) }
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
