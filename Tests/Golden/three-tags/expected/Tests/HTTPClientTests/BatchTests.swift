import Foundation
import HTTPClient
import Testing

@Suite(.timeLimit(.minutes(1))) struct BatchTests {
    private let paths = (0..<20).map { "items/\($0)" }

    @Test func responsesComeInTheOrderOfTheRequests() async throws {
        let server = try LoopbackServer { .json(#"{"name": "\#($0.path.split(separator: "/").last ?? "")"}"#) }
        let client = APIClient(configuration: try .test(server.url))
        let items = try await client.batch(paths.map { ItemRequest(path: $0) }).failFast()
        #expect(items.map(\.name) == (0..<20).map(String.init))
    }

    @Test func failFastThrowsTheFirstErrorAndCancelsTheRest() async throws {
        let transport = FakeTransport { request async throws(TransportError) in
            if request.url.lastPathComponent == "3" { return HTTPResponse(status: 404) }
            // Only a cancellation ends the others.
            do {
                try await TestTime().sleep(for: .seconds(60))
            } catch {
                throw TransportError(.cancelled)
            }
            return .item
        }
        let client = try APIClient.test(transport)
        await #expect(throws: HTTPError.status(HTTPResponse(status: 404))) {
            try await client.batch(paths.map { ItemRequest(path: $0) }).failFast()
        }
        #expect(transport.requests.count <= 6)
    }

    @Test func collectAllGivesEachRequestItsOwnResult() async throws {
        let transport = FakeTransport { request async throws(TransportError) in
            Int(request.url.lastPathComponent).map { $0.isMultiple(of: 2) } == true ? .item : HTTPResponse(status: 404)
        }
        let client = try APIClient.test(transport)
        let results = await client.batch(paths.map { ItemRequest(path: $0) }).collectAll()
        #expect(results.count == 20)
        for (index, result) in results.enumerated() {
            let expected: Result<ItemRequest.Response, HTTPError> =
                index.isMultiple(of: 2)
                ? .success(ItemRequest.Response(name: "tea")) : .failure(.status(HTTPResponse(status: 404)))
            #expect(result == expected, "request \(index)")
        }
    }

    @Test(arguments: [-1, 1, 3, 100])
    func noMoreThanTheLimitAreOnTheirWayAtOnce(_ limit: Int) async throws {
        let running = Recorder<Int>()
        let transport = FakeTransport { _ async throws(TransportError) in
            running.record(1)
            await Task.yield()
            running.record(-1)
            return .item
        }
        let client = try APIClient.test(transport)
        _ = try await client.batch(paths.map { ItemRequest(path: $0) }, maximumConcurrency: limit).failFast()
        let sums = running.values.reduce(into: [0]) { sums, change in sums.append(sums[sums.count - 1] + change) }
        #expect(sums.allSatisfy { $0 <= max(1, limit) })
        #expect(transport.requests.count == 20)
    }

    @Test func anEmptyBatchIsNoWork() async throws {
        let client = try APIClient.test(FakeTransport(script: .item))
        #expect(try await client.batch([ItemRequest]()).failFast().isEmpty)
        #expect(await client.batch([ItemRequest]()).collectAll().isEmpty)
    }
}
