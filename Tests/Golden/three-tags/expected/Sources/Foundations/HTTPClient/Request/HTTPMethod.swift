/// What a request asks of the server (RFC 9110, 9).
public enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether sending it twice does no more than sending it once; only then may it be retried.
    public var isIdempotent: Bool {
        switch self {
        case .get, .head, .put, .delete: true
        case .post, .patch: false
        }
    }

    /// Whether it changes nothing on the server.
    public var isSafe: Bool { self == .get || self == .head }
}
