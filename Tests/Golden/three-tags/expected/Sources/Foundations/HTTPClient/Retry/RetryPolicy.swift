/// When an idempotent request is sent again, and after what pause.
///
/// The pause doubles from attempt to attempt. Its second half is random, so that the clients
/// of a server that comes back do not all return at the same instant. A `Retry-After` of the server takes its place.
public struct RetryPolicy: Sendable, Hashable {
    /// The first attempt included.
    public var maximumAttempts: Int
    public var firstDelay: Duration
    public var longestDelay: Duration
    /// When the server asks for a longer pause, the answer is an error at once.
    public var longestRetryAfter: Duration
    public var statuses: Set<Int>

    public init(
        maximumAttempts: Int = 3,
        firstDelay: Duration = .milliseconds(500),
        longestDelay: Duration = .seconds(10),
        longestRetryAfter: Duration = .seconds(60),
        statuses: Set<Int> = [408, 429, 500, 502, 503, 504]
    ) {
        self.maximumAttempts = maximumAttempts
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.longestRetryAfter = longestRetryAfter
        self.statuses = statuses
    }

    /// Three attempts, about half a second and one second apart.
    public static let standard = RetryPolicy()
    public static let never = RetryPolicy(maximumAttempts: 1)

    /// The pause after the given attempt (1 is the first); `jitter` lies between 0 and 1.
    ///
    ///     attempt 1, jitter 0    →  0.25 s
    ///     attempt 1, jitter 1    →  0.5 s
    ///     attempt 2, jitter 0.5  →  0.75 s
    public func delay(afterAttempt attempt: Int, jitter: Double) -> Duration {
        // Beyond 2^30 every delay is the longest one, and the factor must not overflow.
        let doubled = firstDelay * (1 << min(max(attempt - 1, 0), 30))
        return min(doubled, longestDelay) * (0.5 + 0.5 * min(max(jitter, 0), 1))
    }
}

extension RetryPolicy {
    /// The pause before the next attempt, or nil if this outcome is final.
    func delay(
        after outcome: Result<HTTPResponse, HTTPError>,
        attempt: Int,
        jitter: Double,
        time: any TimeSource
    ) -> Duration? {
        guard attempt < maximumAttempts, isTransient(outcome) else { return nil }
        let requested = (try? outcome.get()).flatMap { RetryAfter.delay(in: $0, now: time.now) }
        guard let requested else { return delay(afterAttempt: attempt, jitter: jitter) }
        return requested <= longestRetryAfter ? requested : nil
    }

    private func isTransient(_ outcome: Result<HTTPResponse, HTTPError>) -> Bool {
        switch outcome {
        case .success(let response): statuses.contains(response.status)
        case .failure(.transport(let error)): error.isTransient
        case .failure(.timedOut): true
        case .failure: false
        }
    }
}
