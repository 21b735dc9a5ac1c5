import Diagnostics

/// A text as its lines, without their ends; LF, CRLF and CR end a line.
struct TextLines {
    let lines: [ArraySlice<UInt8>]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A || byte == 0x0D {
                lines.append(bytes[start..<position])
                if byte == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A { position += 1 }
                start = position + 1
            }
            position += 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        self.lines = lines
    }

    var count: Int { lines.count }

    /// The text of a line, counted from 0.
    subscript(index: Int) -> String { String(decoding: lines[index], as: UTF8.self) }

    /// The line, from 0, that holds a byte of the text.
    func index(ofByte offset: Int) -> Int {
        var low = 0
        var high = lines.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lines[middle].startIndex <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The place of a byte.
    func location(ofByte offset: Int, in file: String) -> Location {
        guard !lines.isEmpty else { return Location(file: file, line: 1, column: 1) }
        let line = index(ofByte: offset)
        return Location(file: file, line: line + 1, column: offset - lines[line].startIndex + 1)
    }

    /// The place of the first character of a line, counted from 0, that is no blank.
    func location(ofLine index: Int, in file: String) -> Location {
        guard index < lines.count else { return Location(file: file, line: max(lines.count, 1), column: 1) }
        let blanks = lines[index].prefix { $0 == 0x20 || $0 == 0x09 }.count
        return Location(file: file, line: index + 1, column: blanks == lines[index].count ? 1 : blanks + 1)
    }
}

extension ArraySlice<UInt8> {
    /// Without blanks at both ends.
    var trimmed: ArraySlice<UInt8> {
        let start = drop { $0 == 0x20 || $0 == 0x09 }
        let end = start.lastIndex { $0 != 0x20 && $0 != 0x09 }
        return end.map { start[...$0] } ?? []
    }
}
