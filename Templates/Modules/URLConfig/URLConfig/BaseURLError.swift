/// Why a text is no base URL, with the text.
public struct BaseURLError: Error, Equatable, CustomStringConvertible {
    public enum Reason: Equatable, Sendable {
        case scheme, host, port, credentials, query, fragment, space
        case path(RequestPathError.Reason)
    }

    public let text: String
    public let reason: Reason

    init(_ text: String, _ reason: Reason) {
        self.text = text
        self.reason = reason
    }

    public var description: String {
        "'\(text.escapingControls)' is no base URL: \(reason.words)"
    }
}

extension BaseURLError.Reason {
    fileprivate var words: String {
        switch self {
        case .scheme: "it must begin with 'http://' or 'https://'"
        case .host: "it has no valid host"
        case .port: "its port must be a number from 1 to 65535"
        case .credentials: "a user name or password does not belong in an address"
        case .query: "it must not have a query"
        case .fragment: "it must not have a fragment"
        case .space: "it holds a space or a control character"
        case .path(let reason): "its path \(reason.words)"
        }
    }
}
