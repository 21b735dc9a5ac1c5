/// What a command does to one file of a workspace, with the contents before, so that it can be shown first.
public enum GrowthStep: Equatable, Sendable {
    case create(PlannedFile)
    case replace(path: String, old: [UInt8], new: [UInt8])
    case remove(path: String)
    /// Without `new`, the contents stay.
    case move(path: String, to: String, old: [UInt8], new: [UInt8]?)

    /// Relative to the workspace; where the file is before.
    public var path: String {
        switch self {
        case .create(let file): file.path
        case .replace(let path, _, _), .remove(let path), .move(let path, _, _, _): path
        }
    }

    /// The step of the transaction.
    var change: Change {
        switch self {
        case .create(let file): .create(file)
        case .replace(let path, _, let new): .replace(path: path, bytes: new)
        case .remove(let path): .remove(path: path)
        case .move(let path, let target, _, let new): .move(path: path, to: target, bytes: new)
        }
    }
}
