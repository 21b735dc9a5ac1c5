import Diagnostics

/// What a format may need besides the findings.
public struct ReportOptions {
    /// The text of the line, without its end, at a location; nil when it cannot be had.
    public typealias SourceLine = (Location) -> String?

    /// Whether the text format marks severities and rules with colour.
    public var usesColor: Bool
    /// The columns of the terminal, where there is one: longer lines of sources are cut around the caret.
    public var width: Int?
    /// The absolute path of the workspace, put before the paths of the Xcode format: Xcode opens no other ones.
    public var root: String?
    public var sourceLine: SourceLine

    public init(
        usesColor: Bool = false,
        width: Int? = nil,
        root: String? = nil,
        sourceLine: @escaping SourceLine = { _ in nil }
    ) {
        self.usesColor = usesColor
        self.width = width
        self.root = root
        self.sourceLine = sourceLine
    }
}
