import HTTPClient
import Logger
import URLConfig

extension APIClient {
    /// A client that needs no network, no clock and no chance.
    static func test(
        _ transport: FakeTransport,
        tag: String = "Test",
        tokens: (any TokenSource)? = nil,
        interceptors: [any HTTPInterceptor] = [],
        cache: ResponseCache = ResponseCache(),
        sink: MemorySink = MemorySink(),
        time: TestTime = TestTime()
    ) throws -> APIClient {
        APIClient(
            configuration: try .test(tag: tag),
            transport: transport,
            tokens: tokens,
            interceptors: interceptors,
            cache: cache,
            logger: AppLogger(category: "Test", level: .debug, sinks: [sink]),
            time: time,
            jitter: { 1 }
        )
    }
}
