import Foundation
import HTTPClient
import Testing
import URLConfig

@Suite struct CacheTests {
    struct Freshness: Sendable {
        var status = 200
        let headers: HTTPHeaders
        var policy = CachePolicy.followServer
        /// How long after the first request the second one is sent.
        let after: TimeInterval
        let isCached: Bool
    }

    @Test(arguments: [
        Freshness(headers: ["Cache-Control": "max-age=60"], after: 59, isCached: true),
        Freshness(headers: ["Cache-Control": "max-age=60"], after: 60, isCached: false),
        Freshness(headers: ["cache-control": "Private, MAX-AGE = \"60\""], after: 59, isCached: true),
        Freshness(headers: ["Cache-Control": "max-age=60", "Age": "50"], after: 9, isCached: true),
        Freshness(headers: ["Cache-Control": "max-age=60", "Age": "50"], after: 10, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60, no-store"], after: 0, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60, no-cache"], after: 0, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=0"], after: 0, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=-5"], after: 0, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60", "Vary": "Accept-Encoding"], after: 1, isCached: true),
        Freshness(headers: ["Cache-Control": "max-age=60", "Vary": "Accept-Language"], after: 1, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60", "Vary": "*"], after: 1, isCached: false),
        Freshness(headers: [:], after: 0, isCached: false),
        Freshness(status: 201, headers: ["Cache-Control": "max-age=60"], after: 1, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60"], after: -100, isCached: false),
        Freshness(headers: [:], policy: .atLeast(.seconds(30)), after: 29, isCached: true),
        Freshness(headers: [:], policy: .atLeast(.seconds(30)), after: 30, isCached: false),
        Freshness(headers: ["Cache-Control": "no-store"], policy: .atLeast(.seconds(30)), after: 1, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60"], policy: .refresh, after: 1, isCached: false),
        Freshness(headers: ["Cache-Control": "max-age=60"], policy: .never, after: 1, isCached: false),
    ])
    func anAnswerIsReusedForAsLongAsItIsFresh(_ row: Freshness) async throws {
        let response = HTTPResponse.json(#"{"name": "tea"}"#, status: row.status, headers: row.headers)
        let transport = FakeTransport(script: .success(response))
        let time = TestTime()
        let client = try APIClient.test(transport, time: time)
        for _ in 0..<2 {
            _ = try await client.send(ItemRequest(caching: row.policy))
            time.advance(by: row.after)
        }
        #expect(transport.requests.count == (row.isCached ? 1 : 2))
    }

    @Test func aRefreshIsKeptForThoseThatFollow() async throws {
        let transport = FakeTransport(
            script: .success(.item("old", cacheControl: "max-age=60")),
            .success(.item("new", cacheControl: "max-age=60"))
        )
        let client = try APIClient.test(transport)
        var names: [String] = []
        for caching in [CachePolicy.followServer, .refresh, .followServer] {
            names.append(try await client.send(ItemRequest(caching: caching)).name)
        }
        #expect(names == ["old", "new", "new"])
    }

    @Test func twoTagsNeverShareAnAnswer() async throws {
        let server = try LoopbackServer(
            script: .json(#"{"name": "local"}"#, headers: ["Cache-Control": "max-age=60"]),
            .json(#"{"name": "product"}"#, headers: ["Cache-Control": "max-age=60"])
        )
        let cache = ResponseCache()
        let local = APIClient(configuration: try .test(server.url, tag: "Local"), cache: cache)
        let product = APIClient(configuration: try .test(server.url, tag: "Product"), cache: cache)
        for _ in 0..<2 {
            #expect(try await local.send(ItemRequest(caching: .followServer)).name == "local")
            #expect(try await product.send(ItemRequest(caching: .followServer)).name == "product")
        }
        #expect(server.requests.count == 2)
    }

    @Test(.enabled(if: ServerCenter.allCases.count > 1, "there is only one center"))
    func twoCentersNeverShareAnAnswerEvenAtOneURL() async throws {
        let transport = FakeTransport(
            script: .success(.item("first", cacheControl: "max-age=60")),
            .success(.item("last", cacheControl: "max-age=60"))
        )
        let client = APIClient(configuration: try .sameURLForAllCenters(), transport: transport, time: TestTime())
        for _ in 0..<2 {
            #expect(try await client.send(ItemRequest(center: .first, caching: .followServer)).name == "first")
            #expect(try await client.send(ItemRequest(center: .last, caching: .followServer)).name == "last")
        }
        #expect(transport.requests.count == 2)
        #expect(Set(transport.requests.map(\.url)).count == 1)
    }

    @Test func theWholeURLCounts() async throws {
        let transport = FakeTransport(script: .success(.item("tea", cacheControl: "max-age=60")))
        let client = try APIClient.test(transport)
        for page in ["1", "2", "1"] {
            let query = [URLQueryItem(name: "page", value: page)]
            _ = try await client.send(ItemRequest(query: query, caching: .followServer))
        }
        #expect(transport.requests.count == 2)
    }

    @Test func twoUsersNeverShareAnAnswer() async throws {
        let transport = FakeTransport(
            script: .success(.item("ann", cacheControl: "max-age=60")),
            .success(.item("bob", cacheControl: "max-age=60"))
        )
        let cache = ResponseCache()
        for user in ["ann", "bob"] {
            let client = try APIClient.test(transport, tokens: TestTokens(user), cache: cache)
            #expect(try await client.send(ItemRequest(caching: .followServer)).name == user)
        }
    }

    @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
    func aChangeAtAURLForgetsItsAnswer(_ method: HTTPMethod) async throws {
        let transport = FakeTransport(script: .success(.item("tea", cacheControl: "max-age=60")))
        let client = try APIClient.test(transport)
        _ = try await client.send(ItemRequest(caching: .followServer))
        _ = try await client.send(ItemRequest(method: method))
        _ = try await client.send(ItemRequest(caching: .followServer))
        #expect(transport.requests.map(\.method) == [.get, method, .get])
    }

    @Test func aFullCacheForgetsWhatWasNotUsedForLongest() async throws {
        let transport = FakeTransport { request async throws(TransportError) in
            .item(request.url.lastPathComponent, cacheControl: "max-age=60")
        }
        let cost = 350
        let client = try APIClient.test(transport, cache: ResponseCache(maximumBytes: cost * 10))
        func get(_ name: Int) async throws {
            _ = try await client.send(ItemRequest(path: "\(name)", caching: .followServer))
        }
        for name in 1...10 { try await get(name) }
        try await get(1)
        for name in 11...15 { try await get(name) }
        let before = transport.requests.count
        try await get(1)
        #expect(transport.requests.count == before, "1 was used again and stays")
        try await get(2)
        #expect(transport.requests.count == before + 1, "2 had to go")
    }

    @Test func anAnswerThatIsTooLargeIsNotKept() async throws {
        let transport = FakeTransport(script: .success(.item("tea", cacheControl: "max-age=60")))
        let client = try APIClient.test(transport, cache: ResponseCache(maximumBytes: 100))
        for _ in 0..<2 { _ = try await client.send(ItemRequest(caching: .followServer)) }
        #expect(transport.requests.count == 2)
    }

    @Test func removingAllForgetsEverything() async throws {
        let transport = FakeTransport(script: .success(.item("tea", cacheControl: "max-age=60")))
        let client = try APIClient.test(transport)
        _ = try await client.send(ItemRequest(caching: .followServer))
        await client.cache.removeAll()
        _ = try await client.send(ItemRequest(caching: .followServer))
        #expect(transport.requests.count == 2)
    }
}
