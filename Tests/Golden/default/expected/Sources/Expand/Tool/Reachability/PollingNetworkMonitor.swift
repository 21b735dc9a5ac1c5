/// Reads the state again and again, for systems that do not report changes.
public struct PollingNetworkMonitor: NetworkMonitor {
    private let interval: Duration
    private let read: @Sendable () -> NetworkState

    /// - Parameters:
    ///   - interval: The pause between two readings.
    ///   - read: Reads the state; it is called from a background task.
    public init(interval: Duration, read: @escaping @Sendable () -> NetworkState) {
        self.interval = interval
        self.read = read
    }

    public func states() -> AsyncStream<NetworkState> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task { [interval, read] in
                while !Task.isCancelled {
                    continuation.yield(read())
                    try? await Task.sleep(for: interval)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
        .removingRepeats()
    }
}
