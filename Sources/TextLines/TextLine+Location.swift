import Diagnostics

/// Places in the lines of a whole file.
extension [TextLine] {
    /// The line, from 0, that holds a byte of the text.
    public func index(ofByte offset: Int) -> Int {
        var low = 0
        var high = count
        while low + 1 < high {
            let middle = (low + high) / 2
            if self[middle].content.startIndex <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The place of a byte.
    public func location(ofByte offset: Int, in file: String) -> Location {
        guard !isEmpty else { return Location(file: file, line: 1, column: 1) }
        let line = index(ofByte: offset)
        return Location(file: file, line: line + 1, column: offset - self[line].content.startIndex + 1)
    }

    /// The place of the first character of a line, counted from 0, that is no blank.
    public func location(ofLine index: Int, in file: String) -> Location {
        guard index < count else { return Location(file: file, line: Swift.max(count, 1), column: 1) }
        let content = self[index].content
        let blanks = content.prefix(while: \.isBlank).count
        return Location(file: file, line: index + 1, column: blanks == content.count ? 1 : blanks + 1)
    }
}
