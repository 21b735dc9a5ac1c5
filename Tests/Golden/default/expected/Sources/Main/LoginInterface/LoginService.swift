/// Who is signed in, and how that changes. Every module reaches it as `registry.login`.
public protocol LoginService: Sendable {
    /// Nil while nobody is signed in.
    var session: LoginSession? { get async }

    /// Starts a session in place of the one before.
    @discardableResult
    func signIn(userName: String, password: String) async throws(LoginError) -> LoginSession

    func signOut() async
}
