import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the app as a whole has to know about an error; the details are for the log.
public enum FailureKind: Equatable, Sendable {
    /// Somebody gave up waiting, usually because the page is gone.
    case cancelled
    /// The server does not accept the session (401).
    case unauthorized
    /// No answer came: there is no network, no such server, or nothing in time.
    case unreachable
    case other
}

/// An error that knows its kind. Conform an error type of your own when `.other` is not what people should be told.
public protocol ClassifiedError: Error {
    var failureKind: FailureKind { get }
}

extension FailureKind {
    /// The kind of any error; `.other` for one that does not tell.
    public init(_ error: any Error) {
        switch error {
        case let error as any ClassifiedError: self = error.failureKind
        case is CancellationError: self = .cancelled
        case let error as URLError: self.init(error.code)
        default: self = .other
        }
    }

    private init(_ code: URLError.Code) {
        switch code {
        case .cancelled: self = .cancelled
        case .userAuthenticationRequired: self = .unauthorized
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .cannotFindHost, .dnsLookupFailed,
            .cannotConnectToHost, .networkConnectionLost, .timedOut:
            self = .unreachable
        default: self = .other
        }
    }
}
