import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Follows redirects, but takes headers with credentials along only within the same scheme, host and port.
final class RedirectGuard: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(task.currentRequest.flatMap { Self.next($0, to: request) })
    }

    /// The request to send when the answer to `request` leads to `next`; nil to stay with that answer.
    static func next(_ request: URLRequest, to next: URLRequest) -> URLRequest? {
        guard let origin = request.url, let target = next.url else { return nil }
        if target.hasSameOrigin(as: origin) { return next.authorized(like: request) }
        // From https to http the path and the query would travel in the clear.
        if origin.scheme == "https", target.scheme != "https" { return nil }
        return next.withoutCredentials
    }
}

extension URLRequest {
    /// Apple's URLSession takes the header off any redirect.
    fileprivate func authorized(like other: URLRequest) -> URLRequest {
        var request = self
        request.setValue(other.value(forHTTPHeaderField: "Authorization"), forHTTPHeaderField: "Authorization")
        return request
    }

    fileprivate var withoutCredentials: URLRequest {
        var request = self
        for name in (allHTTPHeaderFields ?? [:]).keys where Redactor.standard.isSensitive(name) {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        return request
    }
}

extension URL {
    fileprivate func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased()
            && host?.lowercased() == other.host?.lowercased()
            && actualPort == other.actualPort
    }

    private var actualPort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}
