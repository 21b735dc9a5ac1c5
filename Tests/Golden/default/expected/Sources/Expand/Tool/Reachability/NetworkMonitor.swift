/// Tells whether there is a network, now and from now on.
///
/// ```swift
/// for await state in monitor.states() where state.isOnline { await retry() }
/// ```
public protocol NetworkMonitor: Sendable {
    /// The state now, then every change; no state comes twice in a row.
    ///
    /// Each call is a stream of its own, which ends when the task that reads it is cancelled. A slow reader gets the
    /// newest state and misses those in between.
    func states() -> AsyncStream<NetworkState>
}

extension NetworkMonitor {
    /// The state now.
    public var currentState: NetworkState {
        get async {
            for await state in states() { return state }
            return .offline
        }
    }
}
