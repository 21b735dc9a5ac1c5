/// What one Swift file says about its dependencies.
///
/// `scan("import A // scaffold:ignore upward-dependency legacy\n")` → one import, one suppression, no problem
public struct ScanResult: Hashable, Sendable {
    /// The imports of every `#if` branch, in the order of the file.
    public var imports: [ImportDeclaration] = []
    /// The `// scaffold:ignore` comments, in the order of the file.
    public var suppressions: [SuppressionComment] = []
    /// What kept parts of the file from being read as Swift, in the order in which it was met.
    public var problems: [ScanProblem] = []

    public init() {}
}

/// A place in a file: line and column from 1, the column in UTF-8 bytes, as the Swift compiler counts.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let storedLine: Int32
    private let storedColumn: Int32

    public init(line: Int, column: Int) {
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    public var line: Int { Int(storedLine) }
    public var column: Int { Int(storedColumn) }
    public var description: String { "\(line):\(column)" }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
    }
}
