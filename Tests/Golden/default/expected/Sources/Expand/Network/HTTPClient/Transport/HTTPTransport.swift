import Foundation

/// Carries requests to servers. ``URLSessionTransport`` does in the app; a test brings its own and needs no network.
///
/// An answer with any status is a response, not an error. A transport stops when its task is cancelled.
public protocol HTTPTransport: Sendable {
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Like ``send(_:)``, but the body goes into a temporary file, which the caller moves or removes.
    func download(_ request: HTTPRequest) async throws(TransportError) -> HTTPDownload
}

/// An answer whose body is in a file; the response's own body is empty.
public struct HTTPDownload: Sendable {
    public let response: HTTPResponse
    public let file: URL

    public init(response: HTTPResponse, file: URL) {
        self.response = response
        self.file = file
    }
}
