import Foundation
import HTTPClient
import Testing
import URLConfig

@Suite struct InterceptorTests {
    /// Adds its name to a header on the way out and notes what comes back.
    private struct Stamp: HTTPInterceptor {
        let name: String
        let seen = Recorder<String>()

        func adapt(_ request: HTTPRequest, context: RequestContext) -> HTTPRequest {
            var request = request
            request.headers["X-Stamps"] = (request.headers["X-Stamps"] ?? "") + name
            seen.record("out \(context.tag) \(context.center.rawValue) \(context.attempt)")
            return request
        }

        func observe(
            _ outcome: Result<HTTPResponse, HTTPError>,
            of request: HTTPRequest,
            context: RequestContext
        ) {
            switch outcome {
            case .success(let response): seen.record("in \(response.status) \(context.attempt)")
            case .failure: seen.record("none \(context.attempt)")
            }
        }
    }

    @Test func theyRunInOrderOncePerAttemptAndSeeEveryOutcome() async throws {
        let transport = FakeTransport(script: .failure(TransportError(.connectionLost)), .status(503), .item)
        let stamps = [Stamp(name: "a"), Stamp(name: "b")]
        let client = try APIClient.test(transport, interceptors: stamps)
        _ = try await client.send(ItemRequest(retry: .standard))

        #expect(transport.requests.map { $0.headers["X-Stamps"] } == ["ab", "ab", "ab"])
        let out = "out Test \(ServerCenter.first.rawValue)"
        for stamp in stamps {
            #expect(stamp.seen.values == ["\(out) 1", "none 1", "\(out) 2", "in 503 2", "\(out) 3", "in 200 3"])
        }
    }

    @Test func theySeeTheTokenAndMaySignTheRequest() async throws {
        struct Signature: HTTPInterceptor {
            func adapt(_ request: HTTPRequest, context: RequestContext) -> HTTPRequest {
                var request = request
                request.headers["X-Signed"] = request.headers["Authorization"]
                return request
            }
        }
        let transport = FakeTransport(script: .item)
        _ = try await APIClient.test(transport, tokens: TestTokens(), interceptors: [Signature()]).send(ItemRequest())
        #expect(transport.requests.first?.headers["X-Signed"] == "Bearer token-1")
    }

    @Test func oneThatThrowsRefusesTheRequest() async throws {
        struct Refusal: HTTPInterceptor {
            struct NotToday: Error { let password = "hunter2" }
            func adapt(_ request: HTTPRequest, context: RequestContext) throws -> HTTPRequest { throw NotToday() }
        }
        let transport = FakeTransport(script: .item)
        let client = try APIClient.test(transport, interceptors: [Refusal()])
        await #expect(throws: HTTPError.invalidRequest("refused by Refusal: NotToday")) {
            try await client.send(ItemRequest())
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [HTTPError.cancelled, .timedOut(after: .seconds(1)), .invalidRequest("closed on Sundays")])
    func anErrorOfOursThatTheyThrowStaysAsItIs(_ error: HTTPError) async throws {
        struct Thrower: HTTPInterceptor {
            let error: HTTPError
            func adapt(_ request: HTTPRequest, context: RequestContext) throws -> HTTPRequest { throw error }
        }
        let client = try APIClient.test(FakeTransport(script: .item), interceptors: [Thrower(error: error)])
        await #expect(throws: error) { try await client.send(ItemRequest()) }
    }

    @Test func aCancellationThatTheyThrowIsOne() async throws {
        struct Thrower: HTTPInterceptor {
            func adapt(_ request: HTTPRequest, context: RequestContext) throws -> HTTPRequest {
                throw CancellationError()
            }
        }
        let client = try APIClient.test(FakeTransport(script: .item), interceptors: [Thrower()])
        await #expect(throws: HTTPError.cancelled) { try await client.send(ItemRequest()) }
    }

    @Test func aHeaderOfTheirsIsCheckedToo() async throws {
        struct Broken: HTTPInterceptor {
            func adapt(_ request: HTTPRequest, context: RequestContext) -> HTTPRequest {
                var request = request
                request.headers["X-Broken"] = "1\r\nX-Smuggled: 2"
                return request
            }
        }
        let transport = FakeTransport(script: .item)
        _ = try? await APIClient.test(transport, interceptors: [Broken()]).send(ItemRequest())
        #expect(transport.requests.isEmpty)
    }
}
