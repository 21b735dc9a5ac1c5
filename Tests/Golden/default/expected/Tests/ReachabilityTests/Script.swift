import Foundation

@testable import Reachability

/// A state that a test changes while a monitor reads it.
final class Script: Sendable {
    private let states: [NetworkState]
    private let lock = NSLock()
    // Unchecked by the compiler, because every access holds `lock`.
    nonisolated(unsafe) private var position = 0

    init(_ states: [NetworkState]) {
        self.states = states
    }

    var state: NetworkState {
        lock.withLock { states[position] }
    }

    func advance(to position: Int) {
        lock.withLock { self.position = position }
    }
}
