import Foundation
import HTTPClient
import Testing

@Suite(.timeLimit(.minutes(1))) struct RetryTests {
    struct Attempts: Sendable {
        let first: Result<HTTPResponse, TransportError>
        var method = HTTPMethod.get
        let count: Int
    }

    @Test(arguments: [
        Attempts(first: .status(503), count: 2),
        Attempts(first: .status(500), count: 2),
        Attempts(first: .status(429), count: 2),
        Attempts(first: .status(408), count: 2),
        Attempts(first: .status(501), count: 1),
        Attempts(first: .status(404), count: 1),
        Attempts(first: .status(401), count: 1),
        Attempts(first: .item, count: 1),
        Attempts(first: .failure(TransportError(.connectionLost)), count: 2),
        Attempts(first: .failure(TransportError(.cannotConnect)), count: 2),
        Attempts(first: .failure(TransportError(.timedOut)), count: 2),
        Attempts(first: .failure(TransportError(.insecure)), count: 1),
        Attempts(first: .failure(TransportError(.cancelled)), count: 1),
        Attempts(first: .status(503), method: .put, count: 2),
        Attempts(first: .status(503), method: .delete, count: 2),
        Attempts(first: .status(503), method: .post, count: 1),
        Attempts(first: .status(503), method: .patch, count: 1),
        Attempts(first: .failure(TransportError(.connectionLost)), method: .post, count: 1),
    ])
    func onlyWhatMayHelpAndCannotHarmIsSentAgain(_ row: Attempts) async throws {
        let transport = FakeTransport(script: row.first, .item)
        let client = try APIClient.test(transport)
        _ = try? await client.send(ItemRequest(method: row.method, retry: .standard))
        #expect(transport.requests.count == row.count)
    }

    @Test func aRequestMaySayThatItIsIdempotent() async throws {
        struct PaymentRequest: APIRequest {
            typealias Response = NoContent
            let center = ItemRequest().center
            let path = "payments"
            let method = HTTPMethod.post
            let headers: HTTPHeaders = ["Idempotency-Key": "7"]
            let isIdempotent = true
        }
        let transport = FakeTransport(script: .status(503), .status(204))
        _ = try await APIClient.test(transport).send(PaymentRequest())
        #expect(transport.requests.map { $0.headers["Idempotency-Key"] } == ["7", "7"])
    }

    @Test func thePausesGrowUntilTheAttemptsAreUsedUp() async throws {
        let transport = FakeTransport(script: .status(503))
        let time = TestTime()
        let client = try APIClient.test(transport, time: time)
        let policy = RetryPolicy(maximumAttempts: 5, firstDelay: .seconds(1), longestDelay: .seconds(3))
        await #expect(throws: HTTPError.status(HTTPResponse(status: 503))) {
            try await client.send(ItemRequest(retry: policy))
        }
        #expect(transport.requests.count == 5)
        #expect(time.pauses == [.seconds(1), .seconds(2), .seconds(3), .seconds(3)])
    }

    struct Delay: Sendable {
        let attempt: Int
        let jitter: Double
        let milliseconds: Int
    }

    @Test(arguments: [
        Delay(attempt: 1, jitter: 0, milliseconds: 250),
        Delay(attempt: 1, jitter: 1, milliseconds: 500),
        Delay(attempt: 2, jitter: 0.5, milliseconds: 750),
        Delay(attempt: 3, jitter: 1, milliseconds: 2_000),
        Delay(attempt: 6, jitter: 1, milliseconds: 10_000),
        Delay(attempt: 1_000_000, jitter: 1, milliseconds: 10_000),
        Delay(attempt: 0, jitter: 1, milliseconds: 500),
        Delay(attempt: 1, jitter: 7, milliseconds: 500),
        Delay(attempt: 1, jitter: -7, milliseconds: 250),
    ])
    func theSecondHalfOfAPauseIsRandom(_ row: Delay) {
        let delay = RetryPolicy.standard.delay(afterAttempt: row.attempt, jitter: row.jitter)
        #expect(delay == .milliseconds(row.milliseconds))
    }

    struct RetryAfter: Sendable {
        let header: String
        /// nil if the answer is final.
        let pause: Duration?
    }

    /// The clock of the tests stands at Fri, 15 Jan 2027 08:00:00 GMT; the policy's own pause is 500 ms.
    @Test(arguments: [
        RetryAfter(header: "7", pause: .seconds(7)),
        RetryAfter(header: " 7 ", pause: .seconds(7)),
        RetryAfter(header: "0", pause: .zero),
        RetryAfter(header: "20", pause: .seconds(20)),
        RetryAfter(header: "21", pause: nil),
        RetryAfter(header: "99999999999999999999999", pause: nil),
        RetryAfter(header: "Fri, 15 Jan 2027 08:00:09 GMT", pause: .seconds(9)),
        RetryAfter(header: "Friday, 15-Jan-27 08:00:09 GMT", pause: .seconds(9)),
        RetryAfter(header: "Fri Jan 15 08:00:09 2027", pause: .seconds(9)),
        RetryAfter(header: "Fri, 15 Jan 2027 07:00:00 GMT", pause: .zero),
        RetryAfter(header: "Fri, 15 Jan 2027 09:00:00 GMT", pause: nil),
        RetryAfter(header: "-1", pause: .milliseconds(500)),
        RetryAfter(header: "soon", pause: .milliseconds(500)),
        RetryAfter(header: "", pause: .milliseconds(500)),
    ])
    func theServersWishTakesThePlaceOfThePause(_ row: RetryAfter) async throws {
        let transport = FakeTransport(script: .status(503, headers: ["Retry-After": row.header]), .item)
        let time = TestTime()
        let client = try APIClient.test(transport, time: time)
        var policy = RetryPolicy.standard
        policy.longestRetryAfter = .seconds(20)
        _ = try? await client.send(ItemRequest(retry: policy))
        #expect(time.pauses == [row.pause].compactMap { $0 })
        #expect(transport.requests.count == (row.pause == nil ? 1 : 2))
    }

    @Test func againstARealServerTheSecondAttemptSucceeds() async throws {
        let server = try LoopbackServer(
            script: .hangUp,
            .status(503, headers: ["Retry-After": "3"]),
            .json(#"{"name": "tea"}"#)
        )
        let time = TestTime()
        let client = APIClient(configuration: try .test(server.url), time: time, jitter: { 1 })
        #expect(try await client.send(ItemRequest(retry: .standard)).name == "tea")
        #expect(server.requests.count == 3)
        #expect(time.pauses == [.milliseconds(500), .seconds(3)])
    }

    @Test func aTimeoutIsRetriedToo() async throws {
        let time = TestTime()
        time.expire()
        let transport = FakeTransport { _ async throws(TransportError) in
            do {
                try await TestTime().sleep(for: .seconds(60))
                throw TransportError(.other)
            } catch {
                throw TransportError(.cancelled)
            }
        }
        let client = try APIClient.test(transport, time: time)
        await #expect(throws: HTTPError.timedOut(after: .seconds(30))) {
            try await client.send(ItemRequest(retry: .standard))
        }
        #expect(transport.requests.count <= 3)
        #expect(time.pauses.count == 2)
    }

    @Test func cancellingEndsTheRetries() async throws {
        let transport = FakeTransport { _ async throws(TransportError) in
            withUnsafeCurrentTask { $0?.cancel() }
            throw TransportError(.connectionLost)
        }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await APIClient.test(transport).send(ItemRequest(retry: .standard))
        }
        await #expect(throws: HTTPError.cancelled) { try await task.value }
        #expect(transport.requests.count <= 1)
    }
}
