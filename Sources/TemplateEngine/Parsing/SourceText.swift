import Diagnostics

/// A template's bytes, searched and located.
struct SourceText: Sendable {
    let name: String
    let bytes: [UInt8]

    /// The line and column of an offset; CRLF counts as one line end.
    func location(of offset: Int) -> Location {
        let before = bytes[..<offset]
        let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $1 == .newline ? $0 + 1 : $0 }
        return Location(file: name, line: line, column: offset - lineStart + 1)
    }

    /// The offset of the first occurrence of a pattern that begins at or after `start`, and before `limit` where one is
    /// given.
    func find(_ pattern: [UInt8], from start: Int, before limit: Int? = nil) -> Int? {
        let limit = limit ?? bytes.count
        var position = start
        while position < limit, let candidate = bytes[position..<limit].firstIndex(of: pattern[0]) {
            if has(pattern, at: candidate) { return candidate }
            position = candidate + 1
        }
        return nil
    }

    func has(_ pattern: [UInt8], at offset: Int) -> Bool {
        bytes[offset...].starts(with: pattern)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The range without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = bytes[range].firstIndex(where: { !$0.isWhitespace }) else {
            return range.lowerBound..<range.lowerBound
        }
        let last = bytes[range].lastIndex { !$0.isWhitespace } ?? first
        return first..<last + 1
    }

    /// Whether a line begins at the offset.
    func startsLine(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == .newline
    }
}

extension SourceText {
    /// The whole line of a tag that has only blanks beside it, its line end included; nil when it has company.
    func lineStandingAlone(around tag: Range<Int>) -> Range<Int>? {
        guard let start = lineStart(before: tag.lowerBound), let end = lineEnd(after: tag.upperBound) else {
            return nil
        }
        return start..<end
    }

    /// The start of the line, when only blanks stand between.
    private func lineStart(before offset: Int) -> Int? {
        var position = offset
        while position > 0, bytes[position - 1].isBlank { position -= 1 }
        return startsLine(position) ? position : nil
    }

    /// The end of the line, after LF or CRLF, when only blanks stand between; the end of the source counts.
    private func lineEnd(after offset: Int) -> Int? {
        var position = offset
        while position < bytes.count, bytes[position].isBlank { position += 1 }
        if position == bytes.count { return position }
        if bytes[position] == .newline { return position + 1 }
        return has([.carriageReturn, .newline], at: position) ? position + 2 : nil
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// A space or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// A blank or a part of a line end.
    var isWhitespace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
