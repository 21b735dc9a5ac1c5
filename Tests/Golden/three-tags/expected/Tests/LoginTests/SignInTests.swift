import Foundation
import HTTPClient
import Login
import LoginInterface
import Testing

/// The real login against a real server, which stands in for the tag's account center.
@Suite(.timeLimit(.minutes(1))) struct SignInTests {
    @Test func postsTheCredentialsAndKeepsTheToken() async throws {
        let server = try OneRequestServer(answering: "200 OK", #"{"access_token": "abc123"}"#)
        let login = account(at: server)

        let session = try await login.signIn(userName: "ann", password: "s3cret & more")

        #expect(session == LoginSession(userName: "ann", accessToken: "abc123"))
        #expect(await login.session == session)
        let request = try #require(await server.request())
        #expect(request.hasPrefix("POST /account/user/login HTTP/1.1\r\n"))
        let body = try #require(request.components(separatedBy: "\r\n\r\n").last)
        let fields = try JSONDecoder().decode([String: String].self, from: Data(body.utf8))
        #expect(fields == ["user_name": "ann", "user_password": "s3cret & more"])
    }

    @Test func signingOutEndsTheSession() async throws {
        let server = try OneRequestServer(answering: "200 OK", #"{"access_token": "abc123"}"#)
        let login = account(at: server)
        try await login.signIn(userName: "ann", password: "s3cret")
        await login.signOut()
        #expect(await login.session == nil)
    }

    struct Refusal: Sendable {
        let sentence: String
        let status: String
        let body: String
        let isExpected: @Sendable (LoginError?) -> Bool
    }

    @Test(arguments: [
        Refusal(sentence: "a 401 means wrong credentials", status: "401 Unauthorized", body: "{}") {
            $0 == .wrongCredentials
        },
        Refusal(sentence: "another status makes no sense", status: "404 Not Found", body: "{}") { $0.isUnexpected },
        Refusal(sentence: "an answer without a token makes no sense", status: "200 OK", body: "{}") { $0.isUnexpected },
    ])
    func refused(_ row: Refusal) async throws {
        let login = try account(at: OneRequestServer(answering: row.status, row.body))
        #expect(row.isExpected(await signInError(login)), "\(row.sentence)")
        #expect(await login.session == nil)
    }

    @Test func aServerThatIsNotThereIsUnreachable() async {
        // Nothing listens at port 1.
        let login = AccountLogin(client: APIClient(configuration: .test(server: "http://127.0.0.1:1/")))
        guard case .unreachable = await signInError(login) else {
            Issue.record("a server that is not there is not reported as unreachable")
            return
        }
    }
}

private func signInError(_ login: AccountLogin) async -> LoginError? {
    do {
        try await login.signIn(userName: "ann", password: "s3cret")
        return nil
    } catch {
        return error
    }
}

private func account(at server: OneRequestServer) -> AccountLogin {
    AccountLogin(client: APIClient(configuration: .test(server: server.url)))
}

extension LoginError? {
    fileprivate var isUnexpected: Bool {
        if case .unexpectedAnswer = self { true } else { false }
    }
}
