import Foundation
import URLConfig

/// One request's way through token, interceptors, timeout, refresh and retries to an answer of any status.
struct Exchange: Sendable {
    typealias Carrier = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

    let client: APIClient
    let request: HTTPRequest
    let center: ServerCenter
    let retry: RetryPolicy
    let usesToken: Bool
    let carrier: Carrier

    func run() async throws(HTTPError) -> HTTPResponse {
        var attempt = 1
        while true {
            let outcome = await outcome(ofAttempt: attempt)
            let delay = retry.delay(after: outcome, attempt: attempt, jitter: client.jitter(), time: client.time)
            guard let delay else { return try outcome.get() }
            client.log.retrying(request, after: delay, attempt: attempt)
            try await pause(delay)
            attempt += 1
        }
    }

    private func outcome(ofAttempt attempt: Int) async -> Result<HTTPResponse, HTTPError> {
        do throws(HTTPError) {
            return .success(try await answer(attempt))
        } catch {
            return .failure(error)
        }
    }

    /// Sends the request, and once more with a fresh token if the first was refused.
    private func answer(_ attempt: Int) async throws(HTTPError) -> HTTPResponse {
        guard usesToken, let refresher = client.refresher, let token = await refresher.current() else {
            return try await roundTrip(request, attempt)
        }
        let response = try await roundTrip(request.authorized(by: token), attempt)
        guard response.status == 401, let fresh = try await refreshed(token, by: refresher) else { return response }
        return try await roundTrip(request.authorized(by: fresh), attempt)
    }

    private func refreshed(_ token: String, by refresher: TokenRefresher) async throws(HTTPError) -> String? {
        client.log.refreshing(request)
        do {
            return try await refresher.token(replacing: token)
        } catch let error as HTTPError {
            throw error
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .refresh(error.summary)
        }
    }

    private func roundTrip(_ request: HTTPRequest, _ attempt: Int) async throws(HTTPError) -> HTTPResponse {
        let context = RequestContext(tag: client.configuration.tag, center: center, attempt: attempt)
        let adapted = try await adapt(request, context)
        client.log.sending(adapted)
        let outcome = await carried(adapted)
        client.log.received(outcome, of: adapted)
        for interceptor in client.interceptors {
            await interceptor.observe(outcome, of: adapted, context: context)
        }
        return try outcome.get()
    }

    private func adapt(_ request: HTTPRequest, _ context: RequestContext) async throws(HTTPError) -> HTTPRequest {
        var request = request
        for interceptor in client.interceptors {
            do {
                request = try await interceptor.adapt(request, context: context)
            } catch let error as HTTPError {
                throw error
            } catch is CancellationError {
                throw .cancelled
            } catch {
                throw .invalidRequest("refused by \(type(of: interceptor)): \(error.summary)")
            }
        }
        if let flaw = request.headers.flaw { throw .invalidRequest(flaw) }
        return request
    }

    private func carried(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
        let carrier = carrier
        do throws(HTTPError) {
            return .success(
                try await withTimeout(request.timeout, on: client.time) { () async throws(HTTPError) in
                    try await carrier(request)
                }
            )
        } catch {
            return .failure(error)
        }
    }

    private func pause(_ delay: Duration) async throws(HTTPError) {
        do {
            try await client.time.sleep(for: delay)
        } catch {
            throw .cancelled
        }
    }
}

extension HTTPRequest {
    fileprivate func authorized(by token: String) -> HTTPRequest {
        var request = self
        request.headers["Authorization"] = "Bearer \(token)"
        return request
    }
}
