import LoginInterface

/// A login for tests: it answers as told and remembers what it was asked.
///
/// ```swift
/// let login = ScriptedLogin(answer: .failure(.wrongCredentials))
/// registry.setImplementation(login, for: .login)
/// ```
public actor ScriptedLogin: LoginService {
    public enum Call: Hashable, Sendable {
        case signIn(userName: String, password: String)
        case signOut
    }

    public private(set) var session: LoginSession?
    public private(set) var calls: [Call] = []
    private let answer: Result<LoginSession, LoginError>

    /// - Parameters:
    ///   - session: who is signed in already.
    ///   - answer: what each sign-in ends with.
    public init(
        session: LoginSession? = nil,
        answer: Result<LoginSession, LoginError> = .success(LoginSession(userName: "Ann", accessToken: "token"))
    ) {
        self.session = session
        self.answer = answer
    }

    @discardableResult
    public func signIn(userName: String, password: String) async throws(LoginError) -> LoginSession {
        calls.append(.signIn(userName: userName, password: password))
        let session = try answer.get()
        self.session = session
        return session
    }

    public func signOut() {
        calls.append(.signOut)
        session = nil
    }
}
