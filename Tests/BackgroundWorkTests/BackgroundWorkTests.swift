import BackgroundWork
import Foundation
import Testing

@Suite("Work in the background")
struct BackgroundWorkTests {
    @Test("a value is worked out once, however often it is asked for")
    func once() {
        let runs = Counter()
        let value = Background { runs.add() }
        #expect(value.value == 1 && value.value == 1)
        #expect(runs.count == 1)
    }

    @Test("many values are worked out at once, each its own")
    func many() {
        let squares = (0..<100).map { number in Background { number * number } }
        #expect(squares.map(\.value) == (0..<100).map { $0 * $0 })
    }

    @Test("a thread takes no request to stop, and its owner's mask is as before")
    func signals() {
        let requests = [SIGINT, SIGTERM, SIGHUP]
        let before = Self.held(among: requests)
        #expect(Background { Self.held(among: requests) }.value == requests)
        #expect(Self.held(among: requests) == before)
    }

    @Test("a thread has room for deep calls")
    func depth() {
        #expect(Background { Self.depth(20_000) }.value == 20_000)
    }

    private static func held(among signals: [Int32]) -> [Int32] {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return signals.filter { sigismember(&mask, $0) == 1 }
    }

    @inline(never)
    private static func depth(_ count: Int) -> Int {
        count == 0 ? 0 : 1 + depth(count - 1)
    }
}

private final class Counter: @unchecked Sendable {
    // Guarded by `lock`, hence the unchecked conformance.
    private var total = 0
    private let lock = NSLock()

    var count: Int { lock.withLock { total } }

    /// Returns the count with this one.
    func add() -> Int {
        lock.withLock {
            total += 1
            return total
        }
    }
}
