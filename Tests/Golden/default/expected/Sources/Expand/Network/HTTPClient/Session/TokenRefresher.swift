/// Turns many refusals of one token into a single refresh, which all of them await.
actor TokenRefresher {
    private typealias Waiter = CheckedContinuation<String?, any Error>

    /// The refreshers inside whose ``TokenSource/refresh(expired:)`` a task runs: there, another refresh
    /// would wait for itself.
    @TaskLocal private static var running: Set<ObjectIdentifier> = []

    private let source: any TokenSource
    /// Who waits, by the expired token and by number. An entry without waiters is still being refreshed.
    private var waiters: [String: [Int: Waiter]] = [:]
    private var nextNumber = 0

    init(_ source: any TokenSource) {
        self.source = source
    }

    /// The token to send; nil within a refresh, whose own requests are not authenticated.
    nonisolated func current() async -> String? {
        Self.running.contains(ObjectIdentifier(self)) ? nil : await source.accessToken()
    }

    /// The token to use in place of `expired`, or nil if the session has ended meanwhile.
    ///
    /// A caller that is cancelled leaves at once; the refresh goes on for the others.
    func token(replacing expired: String) async throws -> String? {
        nextNumber += 1
        let number = nextNumber
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { join($0, number, expired) }
        } onCancel: {
            Task { await leave(number, expired) }
        }
    }

    private func join(_ waiter: Waiter, _ number: Int, _ expired: String) {
        let isFirst = waiters[expired] == nil
        waiters[expired, default: [:]][number] = waiter
        if isFirst { Task { await refresh(expired) } }
    }

    private func leave(_ number: Int, _ expired: String) {
        waiters[expired]?.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }

    private func refresh(_ expired: String) async {
        let result = await replacement(for: expired)
        for waiter in (waiters.removeValue(forKey: expired) ?? [:]).values { waiter.resume(with: result) }
    }

    /// Asks the source first: a refusal may arrive after the refresh that it would have asked for.
    private func replacement(for expired: String) async -> Result<String?, any Error> {
        let current = await source.accessToken()
        guard current == expired else { return .success(current) }
        let running = Self.running.union([ObjectIdentifier(self)])
        do {
            return .success(
                try await Self.$running.withValue(running) { try await source.refresh(expired: expired) }
            )
        } catch {
            return .failure(error)
        }
    }
}
