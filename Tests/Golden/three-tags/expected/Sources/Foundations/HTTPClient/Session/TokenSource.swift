/// Where the signed-in user's token lives, and how a new one is fetched.
public protocol TokenSource: Sendable {
    /// The token to send, nil while nobody is signed in.
    func accessToken() async -> String?

    /// Fetches a token in place of `expired`, stores it so that ``accessToken()`` returns it from now on, and returns it.
    ///
    /// However many requests were refused at once, it is called once for an expired token. It may use the same client:
    /// requests that it sends carry no token and cause no refresh. When the session is over for good,
    /// clear the token before throwing; requests that are refused afterwards then end with their 401.
    func refresh(expired: String) async throws -> String
}
