import Foundation

extension APIClient {
    /// The answer from memory if it is fresh, otherwise that of `fetch`, checked and kept if it may be.
    func cached(
        _ request: some APIRequest,
        _ wire: HTTPRequest,
        fetch: () async throws(HTTPError) -> HTTPResponse
    ) async throws(HTTPError) -> HTTPResponse {
        let key = CacheKey(tag: configuration.tag, center: request.center, url: wire.url)
        let token = await identity(request, wire)
        if let response = await fresh(request, key, token) { return response }

        let response = try await fetch()
        try request.acceptance.check(response)
        await keep(response, request, key, token)
        return response
    }

    private func fresh(_ request: some APIRequest, _ key: CacheKey, _ token: String?) async -> HTTPResponse? {
        guard request.method == .get, request.caching.reads else { return nil }
        guard let response = await cache.response(for: key, token: token, now: time.now) else { return nil }
        log.cached(key.url)
        // Another request for the same URL may have accepted what this one does not.
        return (try? request.acceptance.check(response)) == nil ? nil : response
    }

    private func keep(_ response: HTTPResponse, _ request: some APIRequest, _ key: CacheKey, _ token: String?) async {
        guard request.method == .get else {
            // What was changed must be read again (RFC 9111, 4.4).
            if !request.method.isSafe { await cache.remove(key) }
            return
        }
        guard let lifetime = response.lifetime(under: request.caching) else { return }
        await cache.store(response, for: key, token: token, lifetime: lifetime, now: time.now)
    }

    /// Who is asking.
    private func identity(_ request: some APIRequest, _ wire: HTTPRequest) async -> String? {
        if let own = wire.headers["Authorization"] { return own }
        return request.authentication == .token ? await refresher?.current() : nil
    }
}

extension CachePolicy {
    fileprivate var reads: Bool {
        switch self {
        case .followServer, .atLeast: true
        case .refresh, .never: false
        }
    }
}
