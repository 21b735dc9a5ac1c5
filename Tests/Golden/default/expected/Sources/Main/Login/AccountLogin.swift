import HTTPClient
import Logger
import LoginInterface

/// Signs in at the account center. The session lives as long as the process.
public actor AccountLogin: LoginService {
    public private(set) var session: LoginSession?
    private let client: APIClient
    private let logger: AppLogger
    /// Counts sign-ins and sign-outs, so that an answer which comes after the next one is recognised.
    private var turn = 0

    public init(client: APIClient, logger: AppLogger = .silent) {
        self.client = client
        self.logger = logger
    }

    @discardableResult
    public func signIn(userName: String, password: String) async throws(LoginError) -> LoginSession {
        let turn = nextTurn()
        let answer = try await send(LoginRequest(userName: userName, password: password))
        guard turn == self.turn else { throw .cancelled }
        let session = LoginSession(userName: userName, accessToken: answer.accessToken)
        self.session = session
        logger.notice("signed in")
        return session
    }

    public func signOut() {
        _ = nextTurn()
        session = nil
        logger.notice("signed out")
    }

    private func nextTurn() -> Int {
        turn += 1
        return turn
    }

    private func send(_ request: LoginRequest) async throws(LoginError) -> LoginRequest.Response {
        do {
            return try await client.send(request)
        } catch {
            logger.warning("sign-in failed: \(error)")
            throw LoginError(error)
        }
    }
}
