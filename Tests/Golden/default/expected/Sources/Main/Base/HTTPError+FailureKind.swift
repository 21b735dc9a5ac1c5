import HTTPClient

extension HTTPError: ClassifiedError {
    public var failureKind: FailureKind {
        switch self {
        case .cancelled: .cancelled
        case .status where isUnauthorized: .unauthorized
        case .transport(let error): FailureKind(error.kind)
        default: .other
        }
    }
}

extension FailureKind {
    fileprivate init(_ kind: TransportError.Kind) {
        switch kind {
        case .cancelled: self = .cancelled
        case .offline, .connectionLost: self = .offline
        default: self = .other
        }
    }
}
