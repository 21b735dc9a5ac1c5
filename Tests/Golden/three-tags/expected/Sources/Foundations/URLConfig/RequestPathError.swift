/// Why a text cannot be joined onto a base URL, with the text.
public struct RequestPathError: Error, Equatable, CustomStringConvertible {
    public enum Reason: Equatable, Sendable {
        /// `https://other.example.com/x` or `//other.example.com/x`.
        case absolute
        /// `../x`, `a/./b`, also percent-encoded.
        case dotSegment
        /// `user//photos`, often an identifier that was empty.
        case emptySegment
        case controlCharacter
    }

    public let path: String
    public let reason: Reason

    init(_ path: String, _ reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// Leaves the query out: it may hold a secret.
    public var description: String {
        let path = path.prefix { $0 != "?" }
        return "the path '\(String(path).escapingControls)' \(reason.words)"
    }
}

extension RequestPathError.Reason {
    var words: String {
        switch self {
        case .absolute: "is absolute; give a path below the center's base URL"
        case .dotSegment: "holds a '.' or '..' segment, which could leave the base URL"
        case .emptySegment: "holds an empty segment ('//')"
        case .controlCharacter: "holds a control character"
        }
    }
}
