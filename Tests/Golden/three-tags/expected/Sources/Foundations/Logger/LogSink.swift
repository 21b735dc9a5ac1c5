/// A place where entries go: the console, a file, the memory of a test.
///
/// A sink is called from any thread, several at once, and never fails: an entry that it cannot write is lost,
/// because a log must not stop the app.
public protocol LogSink: Sendable {
    func write(_ entry: LogEntry)
}
