import HTTPClient

extension HTTPError: ClassifiedError {
    public var failureKind: FailureKind {
        switch self {
        case .cancelled: .cancelled
        case .status where isUnauthorized: .unauthorized
        case .timedOut: .unreachable
        case .transport(let error): FailureKind(error.kind)
        case .invalidRequest, .status, .contentType, .decoding, .refresh, .file: .other
        }
    }
}

extension FailureKind {
    fileprivate init(_ kind: TransportError.Kind) {
        switch kind {
        case .cancelled: self = .cancelled
        case .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut: self = .unreachable
        case .insecure, .other: self = .other
        }
    }
}
