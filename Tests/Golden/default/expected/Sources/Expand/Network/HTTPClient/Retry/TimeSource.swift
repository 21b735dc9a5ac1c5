import Foundation

/// The clock behind timeouts, retries and the cache; a test brings one that it moves by hand.
public protocol TimeSource: Sendable {
    var now: Date { get }

    /// Returns after `duration`, or throws as soon as the task is cancelled.
    func sleep(for duration: Duration) async throws
}

/// The device's clock.
public struct SystemTime: TimeSource {
    public init() {}

    public var now: Date { Date() }

    public func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration)
    }
}
