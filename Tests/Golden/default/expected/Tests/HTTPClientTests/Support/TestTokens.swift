import HTTPClient

/// A session whose tokens are `token-1`, `token-2`, …
actor TestTokens: TokenSource {
    private var token: String?
    private let fetch: @Sendable (Int) async throws -> String?
    private(set) var refreshes = 0

    /// - Parameter fetch: gives the token of the nth refresh; nil ends the session.
    init(
        _ token: String? = "token-1",
        fetch: @escaping @Sendable (Int) async throws -> String? = { "token-\($0 + 1)" }
    ) {
        self.token = token
        self.fetch = fetch
    }

    func accessToken() -> String? { token }

    func refresh(expired: String) async throws -> String {
        refreshes += 1
        guard let fresh = try await fetch(refreshes) else {
            token = nil
            throw SessionEnded()
        }
        token = fresh
        return fresh
    }

    struct SessionEnded: Error {}
}
