import HTTPClient
import Testing

@Suite struct RedirectTests {
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
    }

    @Test func noCookieIsKeptBetweenRequests() async throws {
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#, headers: ["Set-Cookie": "sid=abc; Path=/"]))
        let client = APIClient(configuration: try .test(server.url))
        for _ in 0..<2 { _ = try await client.send(ItemRequest()) }
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }
}
