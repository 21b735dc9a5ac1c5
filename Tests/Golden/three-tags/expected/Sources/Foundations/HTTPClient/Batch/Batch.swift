/// Several requests of one kind, sent at the same time; the results come in the order of the requests.
///
///     let users = try await client.batch(ids.map(UserRequest.init)).failFast()
///
/// For requests of different kinds, `async let` is the better tool.
public struct Batch<Request: APIRequest>: Sendable {
    let client: APIClient
    let requests: [Request]
    let maximumConcurrency: Int

    /// All responses, or the first error; the requests that are still on their way are then cancelled.
    public func failFast() async throws(HTTPError) -> [Request.Response] {
        var responses: [Request.Response] = []
        for result in await results(.failFast) { responses.append(try result.get()) }
        return responses
    }

    /// Each request's own response or error.
    public func collectAll() async -> [Result<Request.Response, HTTPError>] {
        await results(.collectAll)
    }
}

extension APIClient {
    /// At most `maximumConcurrency` requests are on their way at once.
    public func batch<Request: APIRequest>(_ requests: [Request], maximumConcurrency: Int = 6) -> Batch<Request> {
        Batch(client: self, requests: requests, maximumConcurrency: max(1, maximumConcurrency))
    }
}

extension Batch {
    private typealias Outcome = Result<Request.Response, HTTPError>

    private enum Policy {
        case failFast, collectAll
    }

    /// The results in the order of the requests; with `failFast`, the first failure alone.
    private func results(_ policy: Policy) async -> [Outcome] {
        await withTaskGroup(of: (Int, Outcome).self) { group in
            var waiting = requests.indices.makeIterator()
            func startNext() {
                guard let index = waiting.next() else { return }
                group.addTask { (index, await outcome(of: requests[index])) }
            }
            for _ in 0..<maximumConcurrency { startNext() }

            var outcomes: [Int: Outcome] = [:]
            for await (index, outcome) in group {
                if policy == .failFast, case .failure = outcome {
                    group.cancelAll()
                    return [outcome]
                }
                outcomes[index] = outcome
                startNext()
            }
            return requests.indices.compactMap { outcomes[$0] }
        }
    }

    private func outcome(of request: Request) async -> Outcome {
        if Task.isCancelled { return .failure(.cancelled) }
        do throws(HTTPError) {
            return .success(try await client.send(request))
        } catch {
            return .failure(error)
        }
    }
}
