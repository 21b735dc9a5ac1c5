/// Says what it is told, for tests and previews: `StubNetworkMonitor(.offline, .online(.wifi))`.
public struct StubNetworkMonitor: NetworkMonitor {
    private let script: [NetworkState]

    /// - Parameter states: What every stream delivers, in this order, before it ends.
    public init(_ states: NetworkState...) {
        script = states
    }

    public func states() -> AsyncStream<NetworkState> {
        AsyncStream { continuation in
            for state in script { continuation.yield(state) }
            continuation.finish()
        }
    }
}
