/// Why a request has no response. Its description is fit for a log: it holds no header and no body.
public enum HTTPError: Error, Sendable, Hashable {
    /// The request cannot be sent as it is; nothing left the device.
    case invalidRequest(String)
    /// No answer came.
    case transport(TransportError)
    /// No complete answer came within the request's timeout.
    case timedOut(after: Duration)
    case cancelled
    /// The server answered with a status that is not accepted; the response has its body.
    case status(HTTPResponse)
    /// The server answered with another kind of content, or did not say which.
    case contentType(String?, HTTPResponse)
    /// The answer is not what the request's `Response` expects: why, and the answer.
    case decoding(String, HTTPResponse)
    /// The session's token could not be refreshed.
    case refresh(String)
    /// A downloaded file could not be put into place.
    case file(String)

    /// Whether the server does not know who is asking (401).
    public var isUnauthorized: Bool { status == 401 }

    /// The status of the answer, if there was one.
    public var status: Int? {
        switch self {
        case .status(let response), .contentType(_, let response), .decoding(_, let response): response.status
        case .invalidRequest, .transport, .timedOut, .cancelled, .refresh, .file: nil
        }
    }
}

extension HTTPError {
    init(_ error: TransportError) {
        self = error.kind == .cancelled ? .cancelled : .transport(error)
    }
}

extension HTTPError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidRequest(let reason): "the request is not valid: \(reason)"
        case .transport(let error): "no answer: \(error)"
        case .timedOut(let limit): "no answer within \(limit)"
        case .cancelled: "cancelled"
        case .status(let response): "the server answered with \(response)"
        case .contentType(_, let response): "the server answered with another kind of content: \(response)"
        case .decoding(let reason, _): "the answer could not be decoded: \(reason)"
        case .refresh(let reason): "the session could not be refreshed: \(reason)"
        case .file(let reason): "the file could not be stored: \(reason)"
        }
    }
}
