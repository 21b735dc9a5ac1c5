import Base
import Foundation
import Global
import HTTPClient
import Logger
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct FailureTests {
    struct Unexplained: Error {}

    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var error: any Error
        var reaction: FailurePolicy.Reaction
    }

    static let rows = [
        Row(
            testDescription: "the server does not accept the session",
            error: HTTPError.status(HTTPResponse(status: 401)),
            reaction: .endSession(AppText.sessionEnded.text)
        ),
        Row(
            testDescription: "the server refuses one thing, not the session",
            error: HTTPError.status(HTTPResponse(status: 403)),
            reaction: .show(AppText.unexpected.text)
        ),
        Row(
            testDescription: "the server fails",
            error: HTTPError.status(HTTPResponse(status: 500)),
            reaction: .show(AppText.unexpected.text)
        ),
        Row(
            testDescription: "the server does not answer in time",
            error: HTTPError.timedOut(after: .seconds(30)),
            reaction: .show(AppText.unreachable.text)
        ),
        Row(
            testDescription: "the client finds no network",
            error: HTTPError.transport(TransportError(.offline)),
            reaction: .show(AppText.unreachable.text)
        ),
        Row(
            testDescription: "the client finds no such server",
            error: HTTPError.transport(TransportError(.hostNotFound)),
            reaction: .show(AppText.unreachable.text)
        ),
        Row(
            testDescription: "the server's certificate is not to be trusted",
            error: HTTPError.transport(TransportError(.insecure)),
            reaction: .show(AppText.unexpected.text)
        ),
        Row(testDescription: "a request is cancelled", error: HTTPError.cancelled, reaction: .ignore),
        Row(testDescription: "a task is cancelled", error: CancellationError(), reaction: .ignore),
        Row(
            testDescription: "the system finds no network",
            error: URLError(.notConnectedToInternet),
            reaction: .show(AppText.unreachable.text)
        ),
        Row(testDescription: "the system cancelled", error: URLError(.cancelled), reaction: .ignore),
        Row(
            testDescription: "an error that says nothing about itself",
            error: Unexplained(),
            reaction: .show(AppText.unexpected.text)
        ),
    ]

    @Test("an error leads to one reaction", arguments: rows)
    func policy(_ row: Row) {
        #expect(FailurePolicy().reaction(to: row.error) == row.reaction)
    }

    @Test("a 401 clears the session and is told once, however many requests fail")
    func endSession() async {
        let screen = Screen(signedIn: true)
        let failures = handler(screen)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { await failures.handle(HTTPError.status(HTTPResponse(status: 401))) } }
        }
        #expect(await !screen.signedIn)
        #expect(await screen.messages == [AppText.sessionEnded.text])
    }

    @Test("any other failure shows a message and leaves the session alone")
    func message() async {
        let screen = Screen(signedIn: true)
        await handler(screen).handle(Unexplained())
        #expect(await screen.signedIn)
        #expect(await screen.messages == [AppText.unexpected.text])
    }

    @Test("an operation gives its result, or nil and a message")
    func handling() async {
        let screen = Screen(signedIn: true)
        #expect(await handler(screen).handling { 7 } == 7)
        #expect(await screen.messages.isEmpty)
        let result: Int? = await handler(screen).handling { throw Unexplained() }
        #expect(result == nil)
        #expect(await screen.messages.count == 1)
    }

    private func handler(_ screen: Screen) -> FailureHandler {
        FailureHandler(logger: .silent, endSession: { await screen.endSession() }, show: { await screen.show($0) })
    }
}

/// What a user would see.
private actor Screen {
    private(set) var signedIn: Bool
    private(set) var messages: [String] = []

    init(signedIn: Bool) {
        self.signedIn = signedIn
    }

    func endSession() -> Bool {
        defer { signedIn = false }
        return signedIn
    }

    func show(_ message: String) {
        messages.append(message)
    }
}
