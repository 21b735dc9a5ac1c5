import Foundation
import Logger
import URLConfig

/// Sends the requests of one tag to its servers.
///
///     let client = APIClient(configuration: try .current)
///     let user = try await client.send(UserRequest(id: 7))
///
/// A value without state of its own: copies share the transport, the cache and the session.
public struct APIClient: Sendable {
    public let configuration: AppConfiguration
    /// Shared by all copies; empty it when the user signs out.
    public let cache: ResponseCache
    let transport: any HTTPTransport
    let interceptors: [any HTTPInterceptor]
    let refresher: TokenRefresher?
    let log: RequestLog
    let time: any TimeSource
    let jitter: @Sendable () -> Double
    let builder: RequestBuilder
    private let makeDecoder: @Sendable () -> JSONDecoder

    /// - Parameters:
    ///   - tokens: the session's tokens; without it no request is authenticated.
    ///   - logger: what goes out and comes in, without secrets; headers and bodies at level `debug` only.
    ///   - jitter: the random part of a retry's pause, between 0 and 1.
    public init(
        configuration: AppConfiguration,
        transport: any HTTPTransport = URLSessionTransport(),
        tokens: (any TokenSource)? = nil,
        interceptors: [any HTTPInterceptor] = [],
        cache: ResponseCache = ResponseCache(),
        logger: AppLogger = .silent,
        time: any TimeSource = SystemTime(),
        jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        makeEncoder: @escaping @Sendable () -> JSONEncoder = { JSONEncoder() },
        makeDecoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.configuration = configuration
        self.transport = transport
        self.interceptors = interceptors
        self.cache = cache
        self.time = time
        self.jitter = jitter
        self.makeDecoder = makeDecoder
        refresher = tokens.map(TokenRefresher.init)
        log = RequestLog(logger: logger)
        builder = RequestBuilder(baseURLs: configuration.baseURLs, makeEncoder: makeEncoder)
    }

    /// Sends `request` and returns what the server answered, decoded; everything else is an ``HTTPError``.
    public func send<Request: APIRequest>(_ request: Request) async throws(HTTPError) -> Request.Response {
        let wire = try builder.build(request)
        defer { wire.removeTemporaryBody() }
        let response = try await cached(request, wire) { () async throws(HTTPError) in
            try await exchange(request, wire, carrier: sendAndReceive)
        }
        return try decoded(request, wire, response)
    }

    /// The way of `wire` through retries, token and interceptors; the answer may have any status.
    func exchange(
        _ request: some APIRequest,
        _ wire: HTTPRequest,
        carrier: @escaping Exchange.Carrier
    ) async throws(HTTPError) -> HTTPResponse {
        let exchange = Exchange(
            client: self,
            request: wire,
            center: request.center,
            retry: request.isIdempotent ? request.retry : .never,
            // A request that brings its own credentials does not belong to the session.
            usesToken: request.authentication == .token && wire.headers["Authorization"] == nil,
            carrier: carrier
        )
        return try await exchange.run()
    }

    private func sendAndReceive(_ wire: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        do {
            return try await transport.send(wire)
        } catch {
            throw HTTPError(error)
        }
    }

    private func decoded<Request: APIRequest>(
        _ request: Request,
        _ wire: HTTPRequest,
        _ response: HTTPResponse
    ) throws(HTTPError) -> Request.Response {
        do {
            return try request.decode(response, with: makeDecoder())
        } catch {
            log.undecodable(error.summary, wire)
            throw .decoding(error.summary, response)
        }
    }
}

extension HTTPRequest {
    /// A multipart body is written to a file for this one request.
    func removeTemporaryBody() {
        if case .file(let file) = body { TemporaryFile.remove(file) }
    }
}
