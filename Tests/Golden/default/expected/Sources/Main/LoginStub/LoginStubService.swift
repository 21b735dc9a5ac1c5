import LoginInterface

/// Lets everyone in who gives a name and a password, so that a developer needs no server.
public actor LoginStubService: LoginService {
    public private(set) var session: LoginSession?

    public init() {}

    @discardableResult
    public func signIn(userName: String, password: String) async throws(LoginError) -> LoginSession {
        guard !userName.isEmpty, !password.isEmpty else { throw .wrongCredentials }
        let session = LoginSession(userName: userName, accessToken: "offline")
        self.session = session
        return session
    }

    public func signOut() {
        session = nil
    }
}
