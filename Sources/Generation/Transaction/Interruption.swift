#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The user, or the system, asked the command to stop while it could still be undone.
///
/// Who throws it leaves everything as it was; the process then ends by the signal, so this is seen only where the signal
/// was given another meaning.
public struct Interrupted: Error, Equatable {}

/// Keeps the signals that ask a process to stop (SIGINT, SIGTERM, SIGHUP) waiting while something is half done.
///
/// No handler runs: the signals are blocked, asked for at places where stopping is clean, and delivered when the value
/// goes. So the process ends by the signal itself, and a shell sees 130 or 143.
struct Interruption: ~Copyable {
    private let held: [Int32]

    init() {
        held = Interruption.hold()
    }

    /// Delivers what has come in the meantime.
    deinit {
        Interruption.release(held)
    }

    /// Runs a body that tidies up after itself when `check` throws in it; then delivers what has come.
    static func deferred<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let held = hold()
        defer { release(held) }
        return try body()
    }

    /// - Throws: `Interrupted` when a signal waits.
    static func check() throws(Interrupted) {
        var waiting = sigset_t()
        guard sigpending(&waiting) == 0 else { return }
        for signal in signals where sigismember(&waiting, signal) == 1 && !isIgnored(signal) { throw Interrupted() }
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Returns the signals that were not blocked before.
    private static func hold() -> [Int32] {
        var stopping = set(of: signals)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &stopping, &before)
        return signals.filter { sigismember(&before, $0) == 0 }
    }

    private static func release(_ signals: [Int32]) {
        var held = set(of: signals)
        pthread_sigmask(SIG_UNBLOCK, &held, nil)
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        signals.forEach { sigaddset(&set, $0) }
        return set
    }

    /// `nohup` has a process ignore SIGHUP; it waits all the same while it is blocked.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #elseif canImport(Musl)
            let handler = action.__sa_handler.sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
