import Foundation
import HTTPClient

/// A clock that no test waits for. A short sleep, the pause before a retry, moves it forward and returns at once;
/// a long one, a request's timeout, lasts until the test calls ``expire()``.
final class TestTime: TimeSource {
    private let patience = Duration.seconds(30)
    private let lock = NSLock()
    // Not checked by the compiler: every access holds `lock`.
    nonisolated(unsafe) private var state: State

    private struct State {
        var now: Date
        var pauses: [Duration] = []
        var sleepers: [UUID: CheckedContinuation<Void, any Error>] = [:]
        var cancelled: Set<UUID> = []
        var isExpired = false
    }

    init(now: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
        state = State(now: now)
    }

    var now: Date { lock.withLock { state.now } }

    /// The short sleeps so far.
    var pauses: [Duration] { lock.withLock { state.pauses } }

    func advance(by seconds: TimeInterval) {
        lock.withLock { state.now += seconds }
    }

    /// Ends all long sleeps, now and later: every request on its way times out.
    func expire() {
        let sleepers = lock.withLock {
            state.isExpired = true
            defer { state.sleepers = [:] }
            return state.sleepers.values
        }
        for sleeper in sleepers { sleeper.resume() }
    }

    func sleep(for duration: Duration) async throws {
        if duration >= patience { return try await sleepUntilExpired() }
        try Task.checkCancellation()
        lock.withLock {
            state.pauses.append(duration)
            state.now += Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        }
    }

    private func sleepUntilExpired() async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome: Result<Void, any Error>? = lock.withLock {
                    if state.cancelled.contains(id) { return .failure(CancellationError()) }
                    if state.isExpired { return .success(()) }
                    state.sleepers[id] = continuation
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let sleeper = lock.withLock {
                state.cancelled.insert(id)
                return state.sleepers.removeValue(forKey: id)
            }
            sleeper?.resume(throwing: CancellationError())
        }
    }
}
