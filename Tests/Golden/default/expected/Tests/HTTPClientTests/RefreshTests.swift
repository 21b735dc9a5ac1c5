import Foundation
import HTTPClient
import Testing
import URLConfig

@Suite(.timeLimit(.minutes(1))) struct RefreshTests {
    @Test func fiftyRefusalsAtOnceCauseOneRefreshAndOneReplayEach() async throws {
        let server = try LoopbackServer { request in
            request.headers["authorization"] == "Bearer token-2" ? .json(#"{"name": "tea"}"#) : .status(401)
        }
        let tokens = TestTokens { "token-\($0 + 1)" }
        let client = APIClient(configuration: try .test(server.url), tokens: tokens, time: TestTime())

        let requests = (0..<50).map { ItemRequest(path: "items/\($0)") }
        let results = await client.batch(requests, maximumConcurrency: 50).collectAll()

        #expect(results.allSatisfy { (try? $0.get()) != nil })
        #expect(await tokens.refreshes == 1)
        #expect(mostFrequent(server.requests.map(\.target)) <= 2)
        #expect(server.requests.filter { $0.headers["authorization"] == "Bearer token-2" }.count == 50)
    }

    @Test func allFiftyWaitForTheOneRefresh() async throws {
        let refused = Recorder<Void>()
        let (allRefused, continuation) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport { request async throws(TransportError) in
            if request.headers["Authorization"] == "Bearer token-2" { return .item }
            if refused.record(()) == 49 { continuation.finish() }
            return HTTPResponse(status: 401)
        }
        // The refresh takes until the last of the fifty has been refused.
        let tokens = TestTokens { number in
            for await _ in allRefused {}
            return "token-\(number + 1)"
        }
        let client = try APIClient.test(transport, tokens: tokens)
        let requests = (0..<50).map { ItemRequest(path: "items/\($0)") }
        _ = try await client.batch(requests, maximumConcurrency: 50).failFast()
        #expect(await tokens.refreshes == 1)
        #expect(transport.requests.count == 100)
    }

    @Test func aRefusalThatComesLateUsesTheNewTokenWithoutARefresh() async throws {
        let (released, release) = AsyncStream<Void>.makeStream()
        let (arrived, arrival) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport { request async throws(TransportError) in
            if request.headers["Authorization"] != "Bearer token-1" { return .item }
            if request.url.lastPathComponent == "slow" {
                arrival.finish()
                for await _ in released {}
            }
            return HTTPResponse(status: 401)
        }
        let tokens = TestTokens()
        let client = try APIClient.test(transport, tokens: tokens)
        let slow = Task { try await client.send(ItemRequest(path: "slow")) }
        for await _ in arrived {}
        _ = try await client.send(ItemRequest(path: "fast"))
        release.finish()
        _ = try await slow.value
        #expect(await tokens.refreshes == 1)
    }

    @Test func aSecondRefusalIsTheAnswer() async throws {
        let transport = FakeTransport(script: .status(401))
        let tokens = TestTokens()
        let client = try APIClient.test(transport, tokens: tokens)
        await #expect(throws: HTTPError.status(HTTPResponse(status: 401))) {
            try await client.send(ItemRequest(retry: .standard))
        }
        #expect(await tokens.refreshes == 1)
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer token-1", "Bearer token-2"])
    }

    @Test func withoutASessionARefusalIsAnAnswerLikeAnyOther() async throws {
        let transport = FakeTransport(script: .status(401))
        let tokens = TestTokens(nil)
        let error = await httpError {
            try await APIClient.test(transport, tokens: tokens).send(ItemRequest())
        }
        #expect(error?.isUnauthorized == true)
        #expect(await tokens.refreshes == 0)
        #expect(transport.requests.map { $0.headers["Authorization"] } == [nil])
    }

    @Test func aSignInCarriesNoTokenAndCausesNoRefresh() async throws {
        let transport = FakeTransport(script: .status(401))
        let tokens = TestTokens()
        _ = try? await APIClient.test(transport, tokens: tokens).send(SignInRequest())
        #expect(await tokens.refreshes == 0)
        #expect(transport.requests.map { $0.headers["Authorization"] } == [nil])
    }

    @Test func aRequestWithItsOwnCredentialsDoesNotBelongToTheSession() async throws {
        let transport = FakeTransport(script: .status(401))
        let tokens = TestTokens()
        let request = ItemRequest(headers: ["authorization": "Basic abc"])
        let error = await httpError { try await APIClient.test(transport, tokens: tokens).send(request) }
        #expect(error?.isUnauthorized == true)
        #expect(await tokens.refreshes == 0)
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Basic abc"])
    }

    @Test func aFailedRefreshIsTheErrorOfAllThatWait() async throws {
        let tokens = TestTokens { _ in throw HTTPError.transport(TransportError(.offline)) }
        let client = try APIClient.test(FakeTransport(script: .status(401)), tokens: tokens)
        await #expect(throws: HTTPError.transport(TransportError(.offline))) { try await client.send(ItemRequest()) }
    }

    @Test func afterTheEndOfTheSessionRefusalsAreAnswers() async throws {
        let tokens = TestTokens { _ in nil }
        let client = try APIClient.test(FakeTransport(script: .status(401)), tokens: tokens)
        await #expect(throws: HTTPError.refresh("SessionEnded")) { try await client.send(ItemRequest()) }
        await #expect(throws: HTTPError.status(HTTPResponse(status: 401))) { try await client.send(ItemRequest()) }
        #expect(await tokens.refreshes == 1)
    }

    @Test func aRefreshMayUseTheSameClient() async throws {
        let transport = FakeTransport { request async throws(TransportError) in
            switch request.url.lastPathComponent {
            case "refresh": .json(#"{"name": "token-2"}"#)
            default: request.headers["Authorization"] == "Bearer token-2" ? .item : HTTPResponse(status: 401)
            }
        }
        let late = Recorder<APIClient>()
        let tokens = TestTokens { _ in try await late.values[0].send(ItemRequest(path: "refresh")).name }
        let client = try APIClient.test(transport, tokens: tokens)
        late.record(client)
        #expect(try await client.send(ItemRequest()).name == "tea")
        #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer token-1", nil, "Bearer token-2"])
    }

    @Test func withinARefreshAnotherClientHasItsOwnSession() async throws {
        let others = FakeTransport(script: .success(.json(#"{"name": "token-2"}"#)))
        let other = try APIClient.test(others, tokens: TestTokens("other"))
        let tokens = TestTokens { _ in try await other.send(ItemRequest()).name }
        let transport = FakeTransport(script: .status(401), .item)
        _ = try await APIClient.test(transport, tokens: tokens).send(ItemRequest())
        #expect(others.requests.map { $0.headers["Authorization"] } == ["Bearer other"])
    }

    @Test func aRefreshThatIsRefusedItselfDoesNotWaitForItself() async throws {
        let transport = FakeTransport(script: .status(401))
        let late = Recorder<APIClient>()
        let tokens = TestTokens { _ in try await late.values[0].send(ItemRequest(path: "refresh")).name }
        let client = try APIClient.test(transport, tokens: tokens)
        late.record(client)
        let error = await httpError { try await client.send(ItemRequest()) }
        #expect(error?.isUnauthorized == true)
        #expect(await tokens.refreshes == 1)
    }

    @Test func whoIsCancelledLeavesAndTheOthersGetTheirToken() async throws {
        let (started, start) = AsyncStream<Void>.makeStream()
        let (released, release) = AsyncStream<Void>.makeStream()
        let transport = FakeTransport { request async throws(TransportError) in
            request.headers["Authorization"] == "Bearer token-2" ? .item : HTTPResponse(status: 401)
        }
        let tokens = TestTokens { _ in
            start.finish()
            for await _ in released {}
            return "token-2"
        }
        let client = try APIClient.test(transport, tokens: tokens)
        let impatient = Task { try await client.send(ItemRequest()) }
        for await _ in started {}
        let patient = Task { try await client.send(ItemRequest()) }
        impatient.cancel()
        await #expect(throws: HTTPError.cancelled) { try await impatient.value }
        release.finish()
        #expect(try await patient.value.name == "tea")
        #expect(await tokens.refreshes == 1)
    }
}

private func mostFrequent(_ values: [String]) -> Int {
    Dictionary(grouping: values) { $0 }.values.map(\.count).max() ?? 0
}
