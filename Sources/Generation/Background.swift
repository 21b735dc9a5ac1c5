#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A value that is worked out while its owner does something else.
///
/// Unchecked: `result` is written by the other thread alone and read only after that thread has ended.
public final class Background<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private var result: Value?
    private var thread: pthread_t?

    /// Starts at once; where no thread can be had, the work waits until it is asked for.
    public init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
        thread = startThread { [self] in result = work() }
    }

    /// Waits for the end.
    public var value: Value {
        if let thread { pthread_join(thread, nil) }
        thread = nil
        let value = result ?? work()
        result = value
        return value
    }
}

/// What a thread does, in a form that passes through C.
private final class Errand {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
}

/// As large as that of the first thread: deep templates are rendered on any.
private let stackSize = 8 << 20

/// Nil where no thread can be had.
private func startThread(_ run: @escaping () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let errand = Unmanaged.passRetained(Errand(run))
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
    guard pthread_create(&thread, &attributes, main, errand.toOpaque()) == 0 else {
        errand.release()
        return nil
    }
    return thread
}
