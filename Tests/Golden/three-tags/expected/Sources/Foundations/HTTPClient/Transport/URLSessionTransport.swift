import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transport of the app: `URLSession`, on Apple's systems and on Linux.
///
/// By default the session keeps nothing: no cookies and no cache of its own, since neither knows tags or users.
/// Its tasks are started by hand rather than with `data(for:)`, so that cancellation and redirects
/// are the same wherever Foundation runs.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession

    public init(configuration: URLSessionConfiguration = .stateless) {
        session = URLSession(configuration: configuration)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        try await run { [session] finish in
            switch request.body {
            case .file(let file):
                session.uploadTask(with: URLRequest(request), fromFile: file) { data, response, error in
                    finish(result(response, error) { $0.body = data ?? Data() })
                }
            case .data, .none:
                session.dataTask(with: URLRequest(request)) { data, response, error in
                    finish(result(response, error) { $0.body = data ?? Data() })
                }
            }
        }
    }

    public func download(_ request: HTTPRequest) async throws(TransportError) -> HTTPDownload {
        try await run { [session] finish in
            session.downloadTask(with: URLRequest(request)) { file, response, error in
                finish(result(response, error) { _ in }.flatMap { kept(file, $0) })
            }
        }
    }

    private func run<Value: Sendable>(
        _ makeTask: (@escaping @Sendable (Result<Value, TransportError>) -> Void) -> URLSessionTask
    ) async throws(TransportError) -> Value {
        let cancellation = TaskCancellation()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let task = makeTask { continuation.resume(returning: $0) }
                task.delegate = RedirectGuard()
                cancellation.start(task)
            }
        } onCancel: {
            cancellation.cancel()
        }
        return try result.get()
    }
}

extension URLSessionConfiguration {
    /// Ephemeral, without cookies and without a cache.
    public static var stateless: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        return configuration
    }
}

private func result(
    _ response: URLResponse?,
    _ error: (any Error)?,
    _ complete: (inout HTTPResponse) -> Void
) -> Result<HTTPResponse, TransportError> {
    if let error { return .failure(TransportError(error)) }
    guard let response = response as? HTTPURLResponse else {
        return .failure(TransportError(.other, detail: "no HTTP answer"))
    }
    var answer = HTTPResponse(status: response.statusCode, headers: HTTPHeaders(response))
    complete(&answer)
    return .success(answer)
}

/// Moves the file away at once: the session removes it as soon as its callback returns.
private func kept(_ file: URL?, _ response: HTTPResponse) -> Result<HTTPDownload, TransportError> {
    let kept = TemporaryFile.newURL()
    do {
        if let file {
            try FileManager.default.moveItem(at: file, to: kept)
        } else {
            try Data().write(to: kept)
        }
        return .success(HTTPDownload(response: response, file: kept))
    } catch {
        return .failure(TransportError(.other, detail: error.summary))
    }
}
