import Logger

/// Carries out the failure policy.
///
/// ```swift
/// let failures = FailureHandler(logger: logger, endSession: session.clear, show: banner.show)
/// let orders = await failures.handling { try await client.send(OrdersRequest()) }   // nil after a failure
/// ```
public struct FailureHandler: Sendable {
    private let policy: FailurePolicy
    private let logger: AppLogger
    private let endSession: @Sendable () async -> Bool
    private let show: @Sendable (String) async -> Void

    /// - Parameters:
    ///   - endSession: Clears the session. False when there was none any more: many requests fail at once when a
    ///     session ends, and people should read about it once.
    ///   - show: Shows a message to the user.
    public init(
        policy: FailurePolicy = FailurePolicy(),
        logger: AppLogger,
        endSession: @escaping @Sendable () async -> Bool,
        show: @escaping @Sendable (String) async -> Void
    ) {
        self.policy = policy
        self.logger = logger.category("Failure")
        self.endSession = endSession
        self.show = show
    }

    public func handle(_ error: any Error) async {
        switch policy.reaction(to: error) {
        case .ignore:
            logger.debug("ignored: \(error)")
        case .show(let message):
            logger.warning("\(error)")
            await show(message)
        case .endSession(let message):
            logger.notice("the session ends: \(error)")
            if await endSession() { await show(message) }
        }
    }

    /// The result, or nil after a failure, which is then handled.
    public func handling<Result: Sendable>(_ operation: @Sendable () async throws -> Result) async -> Result? {
        do {
            return try await operation()
        } catch {
            await handle(error)
            return nil
        }
    }
}
