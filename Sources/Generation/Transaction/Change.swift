/// One step of a transaction.
public enum Change: Equatable, Sendable {
    /// Creates a file where there is nothing.
    case create(PlannedFile)
    /// Gives an existing file new contents; its mode stays, and a link to it stays a link.
    case replace(path: String, bytes: [UInt8])
    /// Removes a file, and the folders that it leaves empty.
    case remove(path: String)
    /// Gives a file another path, where there is nothing, and new contents where `bytes` has some; its mode stays.
    case move(path: String, to: String, bytes: [UInt8]?)

    /// Relative to the workspace.
    public var path: String {
        switch self {
        case .create(let file): file.path
        case .replace(let path, _), .remove(let path), .move(let path, _, _): path
        }
    }
}
