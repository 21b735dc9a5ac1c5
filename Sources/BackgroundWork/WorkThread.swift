#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread of the system that does one thing (pthreads, POSIX.1).
///
/// No signal is delivered on it: a request to stop goes to the threads that were there before, which hold it back while
/// something is half done.
///
/// Unchecked: the handle, a pointer on Darwin, never changes.
public struct WorkThread: @unchecked Sendable {
    private let handle: pthread_t

    /// Starts at once; nil where the system has no thread left.
    public init?(_ work: @escaping @Sendable () -> Void) {
        guard let handle = withSignalsHeld({ start(Errand(work)) }) else { return nil }
        self.handle = handle
    }

    /// Waits for the end of the work; once for each thread.
    public func join() {
        pthread_join(handle, nil)
    }
}

/// What a thread does, in a form that passes through C.
private final class Errand {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

/// As large as that of the first thread, in bytes: deep templates are rendered on any.
private let stackSize = 8 << 20

private func start(_ errand: Errand) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let passed = Unmanaged.passRetained(errand)
    #if canImport(Darwin)
        var thread: pthread_t?
        let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
            Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().run()
            return nil
        }
    #else
        var thread = pthread_t()
        let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            if let argument { Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().run() }
            return nil
        }
    #endif
    guard pthread_create(&thread, &attributes, main, passed.toOpaque()) == 0 else {
        passed.release()
        return nil
    }
    return thread
}

/// A thread begins with the signal mask of the one that starts it.
private func withSignalsHeld<Result>(_ body: () -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
}
