/// Turns many refusals of one token into a single refresh, which all of them await.
actor TokenRefresher {
    private let source: any TokenSource
    private var waiters: [Waiter] = []
    private var nextNumber = 0

    private struct Waiter {
        let number: Int
        let expired: String
        let continuation: CheckedContinuation<String?, any Error>
    }

    /// True inside ``TokenSource/refresh(expired:)``, where another refresh would wait for itself.
    @TaskLocal static var isRefreshing = false

    init(_ source: any TokenSource) {
        self.source = source
    }

    nonisolated func current() async -> String? {
        Self.isRefreshing ? nil : await source.accessToken()
    }

    /// The token to use in place of `expired`, or nil if the session has ended meanwhile.
    ///
    /// A caller that is cancelled leaves at once; the refresh goes on for the others.
    func token(replacing expired: String) async throws -> String? {
        nextNumber += 1
        let number = nextNumber
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                join(Waiter(number: number, expired: expired, continuation: continuation))
            }
        } onCancel: {
            Task { await leave(number) }
        }
    }

    private func join(_ waiter: Waiter) {
        let isFirst = !inFlight.contains(waiter.expired)
        waiters.append(waiter)
        guard isFirst else { return }
        inFlight.insert(waiter.expired)
        Task { await refresh(waiter.expired) }
    }

    private var inFlight: Set<String> = []

    private func refresh(_ expired: String) async {
        let result = await replacement(for: expired)
        inFlight.remove(expired)
        let served = waiters.filter { $0.expired == expired }
        waiters.removeAll { $0.expired == expired }
        for waiter in served { waiter.continuation.resume(with: result) }
    }

    /// Asks the source first: a refusal may arrive after the refresh that it would have asked for.
    private func replacement(for expired: String) async -> Result<String?, any Error> {
        let current = await source.accessToken()
        guard let current, current == expired else { return .success(current) }
        do {
            return .success(
                try await Self.$isRefreshing.withValue(true) { try await source.refresh(expired: expired) }
            )
        } catch {
            return .failure(error)
        }
    }

    private func leave(_ number: Int) {
        guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
        waiters.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}
