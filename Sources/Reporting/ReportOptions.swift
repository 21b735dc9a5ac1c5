import Diagnostics

/// What a format may need besides the findings.
public struct ReportOptions {
    /// The text of the line, without its end, at a location; nil when it cannot be had.
    public typealias SourceLine = (Location) -> String?

    /// Whether the text format marks severities and rules with colour.
    public var usesColor: Bool
    /// The absolute path of the workspace, put before the paths of the Xcode format: Xcode opens no other ones.
    public var root: String?
    public var sourceLine: SourceLine

    public init(usesColor: Bool = false, root: String? = nil, sourceLine: @escaping SourceLine = { _ in nil }) {
        self.usesColor = usesColor
        self.root = root
        self.sourceLine = sourceLine
    }
}
