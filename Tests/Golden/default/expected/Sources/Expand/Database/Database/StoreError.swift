/// Why a value could not be read or written.
public enum StoreError: Error, Equatable, CustomStringConvertible {
    /// What is stored is not of the key's type: written by another version of the app, or damaged.
    case undecodable(key: String, reason: String)
    /// The value has no form in JSON, for instance a number that is not finite.
    case unencodable(key: String, reason: String)
    /// The disk refused: full, read-only, or a folder of another user. The key is nil when all values are concerned.
    case unavailable(key: String?, reason: String)
    /// The key's name is longer than a file's name may be.
    case keyTooLong(String)

    public var description: String {
        switch self {
        case .undecodable(let key, let reason): "cannot read the value of '\(key)': \(reason)"
        case .unencodable(let key, let reason): "cannot write the value of '\(key)': \(reason)"
        case .unavailable(let key?, let reason): "cannot reach the value of '\(key)': \(reason)"
        case .unavailable(nil, let reason): "cannot reach the store: \(reason)"
        case .keyTooLong(let key): "the key '\(key)' is too long"
        }
    }
}
