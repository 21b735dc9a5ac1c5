/// A line of a file: what it says, and how it ends.
///
/// LF, CRLF and a lone CR end a line, as they do for the Swift compiler, for YAML and for the readers of this package, so
/// that everybody counts the same lines. Two lines are equal when they say the same; a file may end its lines in another
/// way than what is rendered.
public struct TextLine: Hashable, Sendable {
    /// A slice of the file: its indices are offsets there.
    public let content: ArraySlice<UInt8>
    /// `\n`, `\r\n`, `\r`, or nothing at the end of a file.
    public let end: ArraySlice<UInt8>

    public init(content: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
        (self.content, self.end) = (content, end)
    }

    public static func == (left: TextLine, right: TextLine) -> Bool { left.content == right.content }

    public func hash(into hasher: inout Hasher) {
        content.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The line as people read it.
    public var text: String { String(decoding: content, as: UTF8.self) }

    /// The line without blanks around it.
    public var trimmed: ArraySlice<UInt8> { content.trimmed }
}

extension [UInt8] {
    /// `a\r\nb` → `a` with `\r\n`, `b` with nothing
    public var textLines: [TextLine] {
        var lines: [TextLine] = []
        var start = startIndex
        while start < endIndex {
            let end = self[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? endIndex
            let next = lineStart(after: end)
            lines.append(TextLine(content: self[start..<end], end: self[end..<next]))
            start = next
        }
        return lines
    }

    private func lineStart(after end: Int) -> Int {
        guard end < endIndex else { return endIndex }
        let isPair = self[end] == .carriageReturn && end + 1 < endIndex && self[end + 1] == .lineFeed
        return end + (isPair ? 2 : 1)
    }
}

extension String {
    /// Offsets are those of the text in UTF-8.
    public var textLines: [TextLine] { Array(utf8).textLines }
}

extension [TextLine] {
    public var bytes: [UInt8] {
        reduce(into: []) { bytes, line in bytes += line.content + line.end }
    }

    /// How the file ends its lines: as the first one.
    public var lineEnd: ArraySlice<UInt8> {
        first.flatMap { $0.end.isEmpty ? nil : $0.end } ?? [.lineFeed]
    }

    /// The lines with another end.
    public func ending(_ end: ArraySlice<UInt8>) -> [TextLine] {
        map { TextLine(content: $0.content, end: end) }
    }
}

extension ArraySlice<UInt8> {
    /// Without spaces and tabs at both ends.
    public var trimmed: ArraySlice<UInt8> {
        let start = drop(while: \.isBlank)
        let end = start.lastIndex { !$0.isBlank }
        return end.map { start[...$0] } ?? []
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")

    /// A space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
