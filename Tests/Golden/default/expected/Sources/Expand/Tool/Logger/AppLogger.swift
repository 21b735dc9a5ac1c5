import Foundation

/// What a part of the app logs with: a category, the lowest level that counts, and the sinks.
///
/// It is a value: pass it on, and narrow it with `category(_:)`.
/// ```swift
/// let logger = AppLogger(category: "Login", level: .info)
/// logger.notice("signed in after \(attempts) attempts")
/// ```
/// Messages are built only when their level counts. Everything that is logged can be read by others: no password,
/// no token, no personal data belongs in a message.
public struct AppLogger: Sendable {
    public var category: String
    /// Entries below this level are dropped before their message is built.
    public var level: LogLevel
    public var sinks: [any LogSink]
    private let now: @Sendable () -> Date

    /// - Parameter now: The clock that dates the entries; a test passes its own.
    public init(
        category: String,
        level: LogLevel,
        sinks: [any LogSink] = [ConsoleSink()],
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.category = category
        self.level = level
        self.sinks = sinks
        self.now = now
    }

    /// A logger that writes nowhere: the default where a logger is optional.
    public static let silent = AppLogger(category: "", level: .error, sinks: [])

    /// The same logger for another part of the app.
    public func category(_ name: String) -> AppLogger {
        var copy = self
        copy.category = name
        return copy
    }

    /// Whether an entry of this level reaches a sink.
    public func isEnabled(_ level: LogLevel) -> Bool {
        level >= self.level && !sinks.isEmpty
    }

    public func log(_ level: LogLevel, _ message: @autoclosure () -> String) {
        guard isEnabled(level) else { return }
        let entry = LogEntry(date: now(), level: level, category: category, message: message())
        for sink in sinks { sink.write(entry) }
    }

    public func debug(_ message: @autoclosure () -> String) { log(.debug, message()) }

    public func info(_ message: @autoclosure () -> String) { log(.info, message()) }

    public func notice(_ message: @autoclosure () -> String) { log(.notice, message()) }

    public func warning(_ message: @autoclosure () -> String) { log(.warning, message()) }

    public func error(_ message: @autoclosure () -> String) { log(.error, message()) }
}
