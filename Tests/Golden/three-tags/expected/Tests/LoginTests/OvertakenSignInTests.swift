import HTTPClient
import Login
import LoginInterface
import Testing

@Suite(.timeLimit(.minutes(1))) struct OvertakenSignInTests {
    @Test func anAnswerThatComesAfterSigningOutStartsNoSession() async throws {
        let transport = HeldTransport()
        let login = AccountLogin(client: APIClient(configuration: .test(), transport: transport))
        let signIn = Task { try await login.signIn(userName: "ann", password: "s3cret") }
        await transport.requestArrived()
        await login.signOut()
        transport.answer()
        await #expect(throws: LoginError.cancelled) { try await signIn.value }
        #expect(await login.session == nil)
    }
}

/// Answers a request only when told to.
private final class HeldTransport: HTTPTransport {
    private let arrivals = AsyncStream<Void>.makeStream()
    private let answers = AsyncStream<Void>.makeStream()

    func requestArrived() async { await next(of: arrivals.stream) }

    func answer() { answers.continuation.yield() }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        arrivals.continuation.yield()
        await next(of: answers.stream)
        return HTTPResponse(
            status: 200,
            headers: ["Content-Type": "application/json"],
            body: .init(#"{"access_token": "late"}"#.utf8)
        )
    }

    func download(_ request: HTTPRequest) async throws(TransportError) -> HTTPDownload {
        preconditionFailure("a sign-in downloads nothing")
    }

    private func next(of stream: AsyncStream<Void>) async {
        var iterator = stream.makeAsyncIterator()
        await iterator.next()
    }
}
