/// A line of a file: what it says, and how it ends.
///
/// Two lines are equal when they say the same; a file may end its lines in another way than what is rendered.
struct TextLine: Hashable {
    let content: ArraySlice<UInt8>
    /// `\n`, `\r\n`, or nothing at the end of a file.
    let end: ArraySlice<UInt8>

    static func == (left: TextLine, right: TextLine) -> Bool { left.content == right.content }

    func hash(into hasher: inout Hasher) {
        content.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The line as people read it.
    var text: String { String(decoding: content, as: UTF8.self) }

    /// The line without blanks around it.
    var trimmed: ArraySlice<UInt8> {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let rest = content.drop(while: isBlank)
        return rest.prefix(rest.count - rest.reversed().prefix(while: isBlank).count)
    }
}

extension [UInt8] {
    /// `a\r\nb` → `a` with `\r\n`, `b` with nothing
    var textLines: [TextLine] {
        var lines: [TextLine] = []
        var start = startIndex
        while start < endIndex {
            let feed = self[start...].firstIndex(of: 0x0A)
            let next = feed.map { $0 + 1 } ?? endIndex
            let isPair = feed.map { $0 > start && self[$0 - 1] == 0x0D } ?? false
            let end = isPair ? next - 2 : feed ?? endIndex
            lines.append(TextLine(content: self[start..<end], end: self[end..<next]))
            start = next
        }
        return lines
    }
}

extension [TextLine] {
    var bytes: [UInt8] {
        reduce(into: []) { bytes, line in bytes += line.content + line.end }
    }

    /// How the file ends its lines: as the first one.
    var lineEnd: ArraySlice<UInt8> {
        first.flatMap { $0.end.isEmpty ? nil : $0.end } ?? [0x0A]
    }

    /// The lines with another end.
    func ending(_ end: ArraySlice<UInt8>) -> [TextLine] {
        map { TextLine(content: $0.content, end: end) }
    }
}
