/// Why a sign-in did not start a session.
public enum LoginError: Error, Hashable, Sendable {
    /// The server knows no such user, or the password is another.
    case wrongCredentials
    /// No answer came; trying again later may help.
    case unreachable(reason: String)
    /// The server answered something that makes no sense.
    case unexpectedAnswer(reason: String)
    /// The caller gave up, or signed in or out again in the meantime.
    case cancelled
}
