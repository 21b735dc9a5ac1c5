import Foundation
import HTTPClient
import Testing
import URLConfig

@Suite(.timeLimit(.minutes(1))) struct ErrorTests {
    @Test(arguments: [300, 304, 400, 401, 403, 404, 409, 422, 500, 503])
    func aStatusThatIsNotAcceptedIsAnErrorWithTheBody(_ status: Int) async throws {
        let body = status == 304 ? "" : #"{"message": "no"}"#
        let server = try LoopbackServer(script: .json(body, status: status))
        let client = APIClient(configuration: try .test(server.url))

        let error = await httpError { try await client.send(ItemRequest()) }
        guard case .status(let response) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(response.status == status)
        #expect(String(decoding: response.body, as: UTF8.self) == body)
        #expect(error?.isUnauthorized == (status == 401))
    }

    struct ContentType: Sendable {
        let type: String?
        let isAccepted: Bool
    }

    @Test(arguments: [
        ContentType(type: "application/json", isAccepted: true),
        ContentType(type: "Application/JSON; charset=utf-8", isAccepted: true),
        ContentType(type: "application/problem+json", isAccepted: true),
        ContentType(type: "text/html", isAccepted: false),
        ContentType(type: "application/jsonp", isAccepted: false),
        ContentType(type: "application/x/y+json", isAccepted: false),
        ContentType(type: "", isAccepted: false),
        ContentType(type: nil, isAccepted: false),
    ])
    func theContentTypeMustBeTheExpectedOne(_ row: ContentType) async throws {
        var response = HTTPResponse.item
        response.headers["Content-Type"] = row.type
        let client = try APIClient.test(FakeTransport(script: .success(response)))
        if row.isAccepted {
            #expect(try await client.send(ItemRequest()).name == "tea")
        } else {
            await #expect(throws: HTTPError.contentType(row.type, response)) { try await client.send(ItemRequest()) }
        }
    }

    struct Pattern: Sendable {
        let pattern: String
        let type: String
        let matches: Bool
    }

    @Test(arguments: [
        Pattern(pattern: "image/*", type: "image/png", matches: true),
        Pattern(pattern: "IMAGE/*", type: "image/png", matches: true),
        Pattern(pattern: "image/*", type: "text/plain", matches: false),
        Pattern(pattern: "*/*", type: "text/plain", matches: false),
        Pattern(pattern: "application/*+json", type: "application/vnd.example+json", matches: true),
        Pattern(pattern: "application/*+json", type: "application/json", matches: false),
    ])
    func aStarStandsForOnePartOfAType(_ row: Pattern) async throws {
        struct TypedRequest: APIRequest {
            typealias Response = Data
            let center = ServerCenter.first
            let path = "x"
            let method = HTTPMethod.get
            let acceptance: ResponseAcceptance
        }
        let response = HTTPResponse(status: 200, headers: ["Content-Type": row.type])
        let client = try APIClient.test(FakeTransport(script: .success(response)))
        let request = TypedRequest(acceptance: ResponseAcceptance(contentTypes: [row.pattern]))
        let isAccepted = (try? await client.send(request)) != nil
        #expect(isAccepted == row.matches)
    }

    struct Undecodable: Sendable {
        let body: String
        let reason: String
    }

    @Test(arguments: [
        Undecodable(body: "", reason: "not valid"),
        Undecodable(body: "{", reason: "not valid"),
        Undecodable(body: "{}", reason: "missing key 'name'"),
        Undecodable(body: #"{"name": 7}"#, reason: "no String at 'name'"),
        Undecodable(body: #"{"name": null}"#, reason: "null instead of String at 'name'"),
    ])
    func anAnswerThatDoesNotFitSaysWhereButNotWhat(_ row: Undecodable) async throws {
        let response = HTTPResponse.json(row.body)
        let client = try APIClient.test(FakeTransport(script: .success(response)))
        await #expect(throws: HTTPError.decoding(row.reason, response)) { try await client.send(ItemRequest()) }
    }

    @Test(arguments: [
        ItemRequest(path: "../secret"),
        ItemRequest(path: "https://evil.example.com/"),
        ItemRequest(body: .json(["a": 1])),
        ItemRequest(method: .post, body: .json(Double.nan)),
        ItemRequest(headers: ["X-A": "1\r\nX-B: 2"]),
        ItemRequest(headers: ["X A": "1"]),
        ItemRequest(headers: ["": "1"]),
    ])
    func aRequestThatIsNotValidDoesNotLeaveTheDevice(_ request: ItemRequest) async throws {
        let transport = FakeTransport(script: .item)
        let error = await httpError { try await APIClient.test(transport).send(request) }
        guard case .invalidRequest = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func noServerIsATransportError() async throws {
        var server: LoopbackServer? = try LoopbackServer(script: .hangUp)
        let url = try #require(server?.url)
        server = nil
        let client = APIClient(configuration: try .test(url))
        let error = await httpError { try await client.send(ItemRequest()) }
        guard case .transport = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aConnectionThatEndsWithoutAnAnswerIsATransportError() async throws {
        let server = try LoopbackServer(script: .hangUp)
        let client = APIClient(configuration: try .test(server.url))
        let error = await httpError { try await client.send(ItemRequest(method: .post)) }
        guard case .transport = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func anAnswerThatBreaksOffIsATransportError() async throws {
        let server = try LoopbackServer(script: .truncated(body: Data("half".utf8), promised: 1_000))
        let client = APIClient(configuration: try .test(server.url))
        let error = await httpError { try await client.send(BytesRequest()) }
        guard case .transport = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aSilentServerTimesOut() async throws {
        let server = try LoopbackServer(script: .silence)
        let time = TestTime()
        let client = APIClient(configuration: try .test(server.url), time: time)
        let task = Task { try await client.send(ItemRequest(timeout: .seconds(30))) }
        for await _ in server.arrivals { break }
        time.expire()
        await #expect(throws: HTTPError.timedOut(after: .seconds(30))) { try await task.value }
    }

    @Test func cancellingTheTaskCancelsTheRequest() async throws {
        let server = try LoopbackServer(script: .silence)
        let client = APIClient(configuration: try .test(server.url), time: TestTime())
        let task = Task { try await client.send(ItemRequest(retry: .standard)) }
        for await _ in server.arrivals { break }
        task.cancel()
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        #expect(server.requests.count == 1)
    }

    @Test func aTaskThatIsCancelledAlreadySendsNothing() async throws {
        let server = try LoopbackServer(script: .json(#"{"name": "tea"}"#))
        let client = APIClient(configuration: try .test(server.url), time: TestTime())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(ItemRequest())
        }
        await #expect(throws: HTTPError.cancelled) { try await task.value }
    }
}
