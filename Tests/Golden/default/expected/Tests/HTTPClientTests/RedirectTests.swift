import Foundation
import Testing

@testable import HTTPClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct RedirectTests {
    enum Outcome: Sendable {
        case withCredentials, withoutCredentials, none
    }

    struct Redirect: Sendable {
        let from: String
        let to: String
        let outcome: Outcome
    }

    @Test(arguments: [
        Redirect(from: "https://a.test/x", to: "https://a.test/y", outcome: .withCredentials),
        Redirect(from: "https://a.test/x", to: "HTTPS://A.test:443/y", outcome: .withCredentials),
        Redirect(from: "http://a.test/x", to: "http://a.test:80/y", outcome: .withCredentials),
        Redirect(from: "https://a.test/x", to: "https://a.test:8443/y", outcome: .withoutCredentials),
        Redirect(from: "https://a.test/x", to: "https://b.a.test/y", outcome: .withoutCredentials),
        Redirect(from: "https://a.test/x", to: "https://b.test/y", outcome: .withoutCredentials),
        Redirect(from: "http://a.test/x", to: "https://a.test/y", outcome: .withoutCredentials),
        Redirect(from: "https://a.test/x", to: "http://a.test/y", outcome: .none),
        Redirect(from: "https://a.test/x", to: "http://b.test/y", outcome: .none),
    ])
    func credentialsStayWithinOneOrigin(_ row: Redirect) throws {
        var request = URLRequest(url: try #require(URL(string: row.from)))
        request.setValue("Bearer abc", forHTTPHeaderField: "Authorization")
        var next = URLRequest(url: try #require(URL(string: row.to)))
        next.setValue("sid=abc", forHTTPHeaderField: "Cookie")
        next.setValue("a/b", forHTTPHeaderField: "Accept")

        let result = RedirectGuard.next(request, to: next)
        let isSame = row.outcome == .withCredentials
        #expect((result == nil) == (row.outcome == .none))
        #expect(result?.value(forHTTPHeaderField: "Authorization") == (isSame ? "Bearer abc" : nil))
        #expect(result?.value(forHTTPHeaderField: "Cookie") == (isSame ? "sid=abc" : nil))
        #expect(result?.value(forHTTPHeaderField: "Accept") == (row.outcome == .none ? nil : "a/b"))
    }

    @Test func credentialsDoNotFollowToAnotherServer() async throws {
        let other = try LoopbackServer(script: .json(#"{"name": "tea"}"#))
        let server = try LoopbackServer(script: .status(302, headers: ["Location": other.url + "elsewhere"]))
        let client = APIClient(configuration: try .test(server.url), tokens: TestTokens())
        let headers: HTTPHeaders = ["Cookie": "sid=abc", "X-Api-Key": "abc", "X-Trace": "7"]
        #expect(try await client.send(ItemRequest(headers: headers)).name == "tea")

        #expect(server.requests.first?.headers["authorization"] == "Bearer token-1")
        let request = try #require(other.requests.first)
        #expect(request.target == "/elsewhere")
        #expect(request.headers["authorization"] == nil)
        #expect(request.headers["cookie"] == nil)
        #expect(request.headers["x-api-key"] == nil)
        #expect(request.headers["x-trace"] == "7")
    }

    @Test func aRedirectWithinTheServerIsFollowed() async throws {
        let server = try LoopbackServer { request in
            request.path == "/moved" ? .json(#"{"name": "tea"}"#) : .status(307, headers: ["Location": "/moved"])
        }
        let client = APIClient(configuration: try .test(server.url), tokens: TestTokens())
        #expect(try await client.send(ItemRequest()).name == "tea")
        #expect(server.requests.map(\.path).last == "/moved")
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer token-1", "Bearer token-1"])
    }

    @Test func noCookieIsKeptBetweenRequests() async throws {
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#, headers: ["Set-Cookie": "sid=abc; Path=/"]))
        let client = APIClient(configuration: try .test(server.url))
        for _ in 0..<2 { _ = try await client.send(ItemRequest()) }
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }
}
