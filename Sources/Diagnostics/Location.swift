/// A place in a file: `scaffold.json:14:7`, or `scaffold.plist: modules[2].name` where the format has no lines.
public struct Location: Hashable, Sendable {
    /// The path as the user would type it, relative to the workspace where there is one.
    public var file: String
    public var place: Place

    /// Where in the file.
    public enum Place: Hashable, Sendable {
        /// The file as a whole.
        case file
        /// A line and a column, both from 1; the column counts UTF-8 bytes, as the Swift compiler's does.
        case position(line: Int, column: Int)
        /// A key path such as `modules[2].name`, for binary property lists.
        case keyPath(String)
    }

    public init(file: String, place: Place = .file) {
        self.file = file
        self.place = place
    }

    public init(file: String, line: Int, column: Int) {
        self.init(file: file, place: .position(line: line, column: column))
    }

    /// The line, from 1, where the place has one.
    public var line: Int? {
        guard case .position(let line, _) = place else { return nil }
        return line
    }

    /// The column, from 1 in UTF-8 bytes, where the place has one.
    public var column: Int? {
        guard case .position(_, let column) = place else { return nil }
        return column
    }
}

extension Location: CustomStringConvertible {
    public var description: String {
        switch place {
        case .file: file
        case .position(let line, let column): "\(file):\(line):\(column)"
        case .keyPath(let path): "\(file): \(path)"
        }
    }
}

extension Location: Comparable {
    public static func < (left: Location, right: Location) -> Bool {
        if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
        return left.place.order < right.place.order
    }
}

extension Location.Place {
    /// The file as a whole first, then positions, then key paths.
    fileprivate var order: (Int, Int, Int, String) {
        switch self {
        case .file: (0, 0, 0, "")
        case .position(let line, let column): (1, line, column, "")
        case .keyPath(let path): (2, 0, 0, path)
        }
    }
}
