/// A value that is worked out while its owner does something else.
///
/// Unchecked: `result` is written by the other thread alone and read only after that thread has ended.
public final class Background<Value: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Value
    private var result: Value?
    private var thread: WorkThread?

    /// Starts at once; where no thread can be had, the work waits until it is asked for.
    public init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
        thread = WorkThread { [self] in result = work() }
    }

    /// Waits for the end.
    public var value: Value {
        thread?.join()
        thread = nil
        let value = result ?? work()
        result = value
        return value
    }
}
