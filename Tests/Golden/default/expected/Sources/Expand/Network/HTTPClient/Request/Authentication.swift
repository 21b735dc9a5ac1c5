/// Whether a request belongs to the session of the signed-in user.
public enum Authentication: Sendable {
    /// Sends the session's token if there is one; a 401 refreshes it and sends the request once more.
    case token
    /// Sends no token; a 401 is an answer like any other.
    case none
}
