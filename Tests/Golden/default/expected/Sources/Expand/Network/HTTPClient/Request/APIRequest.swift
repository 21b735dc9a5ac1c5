import Foundation
import URLConfig

/// One call of the server, as a value: which center, which path, what goes out, what comes back.
///
///     struct UserRequest: APIRequest {
///         struct Response: Decodable, Sendable { let name: String }
///         let id: Int
///         let center = ServerCenter.account
///         var path: String { "user/\(id)" }
///         let method = HTTPMethod.get
///     }
///     let user = try await client.send(UserRequest(id: 7))
///
/// The center has no default: a request says which servers it is for. Everything below `method` has one.
public protocol APIRequest: Sendable {
    /// What ``APIClient/send(_:)`` returns: a type to decode, `Data` for the bytes as they come, or ``NoContent``.
    associatedtype Response: Decodable & Sendable

    var center: ServerCenter { get }
    /// Below the center's base URL, with or without a slash at the front. Use ``query`` for what must be encoded.
    var path: String { get }
    var method: HTTPMethod { get }

    var query: [URLQueryItem] { get }
    /// Take precedence over what the body and the client would set.
    var headers: HTTPHeaders { get }
    var body: HTTPBody? { get }

    /// How long one attempt may take as a whole. 30 seconds unless the request says otherwise.
    var timeout: Duration { get }
    /// Applies only if ``isIdempotent``.
    var retry: RetryPolicy { get }
    /// Whether the request may be sent twice. A POST with an idempotency key may say true.
    var isIdempotent: Bool { get }
    var caching: CachePolicy { get }
    /// Whether the session's token goes along. A sign-in says ``Authentication/none``.
    var authentication: Authentication { get }
    /// Which answers are answers; all others are errors.
    var acceptance: ResponseAcceptance { get }

    /// Turns an accepted answer into the response. What it throws becomes ``HTTPError/decoding(_:_:)``.
    func decode(_ response: HTTPResponse, with decoder: JSONDecoder) throws -> Response
}

extension APIRequest {
    public var query: [URLQueryItem] { [] }
    public var headers: HTTPHeaders { [:] }
    public var body: HTTPBody? { nil }
    public var timeout: Duration { .seconds(30) }
    public var retry: RetryPolicy { .standard }
    public var isIdempotent: Bool { method.isIdempotent }
    public var caching: CachePolicy { method == .get ? .followServer : .never }
    public var authentication: Authentication { .token }
    public var acceptance: ResponseAcceptance { .json }

    public func decode(_ response: HTTPResponse, with decoder: JSONDecoder) throws -> Response {
        try decoder.decode(Response.self, from: response.body)
    }
}

extension APIRequest where Response == Data {
    public var acceptance: ResponseAcceptance { .anything }

    public func decode(_ response: HTTPResponse, with decoder: JSONDecoder) -> Data { response.body }
}

extension APIRequest where Response == NoContent {
    public var acceptance: ResponseAcceptance { .anything }

    public func decode(_ response: HTTPResponse, with decoder: JSONDecoder) -> NoContent { NoContent() }
}
