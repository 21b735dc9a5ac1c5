import Foundation

/// Keeps the last entries in memory, for tests and for a screen that shows the log.
public final class MemorySink: LogSink {
    private let limit: Int
    private let lock = NSLock()
    // Unchecked by the compiler, because every access holds `lock`.
    nonisolated(unsafe) private var kept: [LogEntry] = []

    /// - Parameter limit: How many entries are kept; older ones are forgotten.
    public init(limit: Int = 1_000) {
        self.limit = max(1, limit)
    }

    public func write(_ entry: LogEntry) {
        lock.withLock {
            if kept.count == limit { kept.removeFirst() }
            kept.append(entry)
        }
    }

    /// What was logged, the oldest first.
    public var entries: [LogEntry] {
        lock.withLock { kept }
    }

    /// The entries as text, the oldest first.
    public var lines: [String] {
        entries.map(\.line)
    }
}
