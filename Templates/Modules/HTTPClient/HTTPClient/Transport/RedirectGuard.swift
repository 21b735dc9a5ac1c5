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
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(guarded(request, from: task.currentRequest?.url))
    }
}

private func guarded(_ request: URLRequest, from origin: URL?) -> URLRequest? {
    guard let target = request.url, let origin else { return nil }
    if target.hasSameOrigin(as: origin) { return request }
    // From https to http the path and the query would travel in the clear.
    if origin.scheme == "https", target.scheme != "https" { return nil }
    var request = request
    let names = (request.allHTTPHeaderFields ?? [:]).keys
    for name in names where Redactor.standard.isSensitive(name) {
        request.setValue(nil, forHTTPHeaderField: name)
    }
    return request
}

extension URL {
    fileprivate func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased()
            && host?.lowercased() == other.host?.lowercased()
            && port == other.port
    }
}
