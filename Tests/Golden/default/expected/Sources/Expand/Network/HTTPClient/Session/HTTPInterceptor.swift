import URLConfig

/// Looks at every request on its way out and every answer on its way in, for instance to add a header or to count.
///
/// Interceptors run in the order in which the client has them, once per attempt.
public protocol HTTPInterceptor: Sendable {
    /// Returns the request to send in place of `request`. Throwing refuses it.
    func adapt(_ request: HTTPRequest, context: RequestContext) async throws -> HTTPRequest

    func observe(_ outcome: Result<HTTPResponse, HTTPError>, of request: HTTPRequest, context: RequestContext) async
}

extension HTTPInterceptor {
    public func adapt(_ request: HTTPRequest, context: RequestContext) async throws -> HTTPRequest { request }

    public func observe(
        _ outcome: Result<HTTPResponse, HTTPError>,
        of request: HTTPRequest,
        context: RequestContext
    ) async {}
}

/// What an interceptor knows beyond the bytes.
public struct RequestContext: Sendable, Hashable {
    public let tag: String
    public let center: ServerCenter
    /// 1 is the first.
    public let attempt: Int

    public init(tag: String, center: ServerCenter, attempt: Int) {
        self.tag = tag
        self.center = center
        self.attempt = attempt
    }
}
