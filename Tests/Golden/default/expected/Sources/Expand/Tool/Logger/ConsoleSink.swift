import Foundation

#if canImport(os)
    import os
#endif

/// Writes to the unified log on Apple platforms (Console.app, `log stream`), to standard error elsewhere.
public struct ConsoleSink: LogSink {
    /// The owner of the entries in the unified log: the app's bundle identifier, or the name of an executable that
    /// has none.
    public var subsystem: String

    public init(subsystem: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) {
        self.subsystem = subsystem
    }

    #if canImport(os)
        public func write(_ entry: LogEntry) {
            // Public, because the unified log hides every run-time string otherwise; `AppLogger` says what must not
            // be logged at all.
            os.Logger(subsystem: subsystem, category: entry.category)
                .log(level: entry.level.systemType, "\(entry.message, privacy: .public)")
        }
    #else
        public func write(_ entry: LogEntry) {
            // One call for the whole line, so that lines of several threads do not mix.
            try? FileHandle.standardError.write(contentsOf: Data((entry.line + "\n").utf8))
        }
    #endif
}

#if canImport(os)
    extension LogLevel {
        /// The unified log has no warning of its own; it shows `.error` in yellow and `.fault` in red.
        fileprivate var systemType: OSLogType {
            switch self {
            case .debug: .debug
            case .info: .info
            case .notice: .default
            case .warning: .error
            case .error: .fault
            }
        }
    }
#endif
