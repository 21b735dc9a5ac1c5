import Foundation

/// What a body gives, or nil when it has not ended within a limit: it seems to be endless.
///
/// The limit counts from the body's beginning, on a thread of its own. That of a test counts from when the test could
/// have begun, and other tests that wait for programs may hold all of its threads for minutes.
public func ended<Value: Sendable>(within limit: Duration, _ body: @escaping @Sendable () -> Value) -> Value? {
    let errand = Errand(body)
    let thread = Thread { errand.run() }
    thread.stackSize = 8 << 20
    thread.start()
    return errand.result(within: limit)
}

/// Unchecked: `value` is written before `hasEnded` is signalled, and read after.
private final class Errand<Value: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Value
    private var value: Value?
    private let hasBegun = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Value) { self.body = body }

    func run() {
        hasBegun.signal()
        value = body()
        hasEnded.signal()
    }

    func result(within limit: Duration) -> Value? {
        hasBegun.wait()
        let end = DispatchTime.now() + .seconds(Int(limit.components.seconds))
        return hasEnded.wait(timeout: end) == .success ? value : nil
    }
}
