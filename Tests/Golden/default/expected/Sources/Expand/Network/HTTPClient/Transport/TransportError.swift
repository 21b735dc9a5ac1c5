/// Why a transport has no answer.
public struct TransportError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: String, Sendable {
        case offline, hostNotFound, cannotConnect, connectionLost, timedOut, insecure, cancelled, other
    }

    public let kind: Kind
    /// For the log; never holds a URL, a header or a body.
    public let detail: String

    public init(_ kind: Kind, detail: String = "") {
        self.kind = kind
        self.detail = detail
    }

    public var description: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue) (\(detail))" }

    /// Whether the next attempt may well succeed.
    var isTransient: Bool {
        switch kind {
        case .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut: true
        case .insecure, .cancelled, .other: false
        }
    }
}
