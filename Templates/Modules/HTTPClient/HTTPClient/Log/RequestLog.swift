import Foundation
import Logger

/// Says what goes out and what comes in, without secrets: a line per answer, and at level `debug` headers and bodies.
struct RequestLog: Sendable {
    let logger: AppLogger
    private let redactor = Redactor.standard

    init(logger: AppLogger) {
        self.logger = logger
    }

    func sending(_ request: HTTPRequest) {
        logger.debug("\(request): \(request.headers); \(redactor.body(of: request))")
    }

    func received(_ outcome: Result<HTTPResponse, HTTPError>, of request: HTTPRequest) {
        switch outcome {
        case .success(let response):
            let level = response.status < 500 ? LogLevel.info : .warning
            logger.log(level, "\(request): \(redactor.scrub(response.description, request))")
            logger.debug("\(request): \(redactor.details(of: response, to: request))")
        case .failure(.cancelled):
            logger.info("\(request): cancelled")
        case .failure(let error):
            logger.error("\(request): \(redactor.scrub(error.description, request))")
        }
    }

    func retrying(_ request: HTTPRequest, after delay: Duration, attempt: Int) {
        logger.notice("\(request): attempt \(attempt) failed, next one in \(delay)")
    }

    func refreshing(_ request: HTTPRequest) {
        logger.notice("\(request): the token has expired, refreshing it")
    }

    func cached(_ url: URL) {
        logger.debug("\(redactor.url(url)): from the cache")
    }

    func undecodable(_ reason: String, _ request: HTTPRequest) {
        logger.error("\(request): the answer could not be decoded: \(redactor.scrub(reason, request))")
    }
}
