import Foundation

/// Collects values from any thread, in the order they come.
final class Recorder<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // Not checked by the compiler: every access holds `lock`.
    nonisolated(unsafe) private var recorded: [Value] = []

    var values: [Value] { lock.withLock { recorded } }

    /// Returns how many values came before this one.
    @discardableResult
    func record(_ value: Value) -> Int {
        lock.withLock {
            recorded.append(value)
            return recorded.count - 1
        }
    }
}
