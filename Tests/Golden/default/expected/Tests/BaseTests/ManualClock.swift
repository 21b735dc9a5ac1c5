import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant {
            Instant(offset: offset + duration)
        }

        func duration(to other: Instant) -> Duration {
            other.offset - offset
        }

        static func < (left: Instant, right: Instant) -> Bool {
            left.offset < right.offset
        }
    }

    private let lock = NSLock()
    // Unchecked by the compiler, because every access holds `lock`.
    nonisolated(unsafe) private var time = Instant(offset: .zero)

    var now: Instant {
        lock.withLock { time }
    }

    var minimumResolution: Duration {
        .zero
    }

    func advance(by duration: Duration) {
        lock.withLock { time = time.advanced(by: duration) }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
    }
}
