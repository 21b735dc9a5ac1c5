import HTTPClient
import LoginInterface

extension LoginError {
    /// What a failed request means to somebody who signs in.
    init(_ error: HTTPError) {
        switch error {
        case _ where error.isUnauthorized: self = .wrongCredentials
        case .cancelled: self = .cancelled
        case .transport, .timedOut: self = .unreachable(reason: "\(error)")
        default: self = .unexpectedAnswer(reason: "\(error)")
        }
    }
}
