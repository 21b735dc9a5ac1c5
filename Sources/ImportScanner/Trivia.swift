extension SourceLexer {
    /// The next byte that is no blank: space, line end, NUL, byte-order mark, non-breaking space.
    func skipBlanks(from start: Int) -> Int {
        var position = start
        while position < count {
            if text[position].isBlank {
                position += 1
            } else if isByteOrderMark(at: position) {
                position += 3
            } else if isNonBreakingSpace(at: position) {
                position += 2
            } else {
                break
            }
        }
        return position
    }

    /// The next byte that is neither blank nor comment.
    func skipTrivia(from start: Int) -> Int {
        var position = skipBlanks(from: start)
        while position < count, let end = commentEnd(at: position) { position = skipBlanks(from: end) }
        return position
    }

    /// The end of the comment that begins here, or nil.
    func commentEnd(at position: Int) -> Int? {
        guard text[position] == .slash else { return nil }
        if text[position + 1] == .slash { return text.lineEnd(from: position, to: count) }
        if text[position + 1] == .star { return blockCommentEnd(at: position).end }
        return nil
    }

    /// The end of the last token before this position; 0 when there is none.
    func tokenEnd(before start: Int) -> Int {
        var position = start
        var index = comments.count - 1
        while position > 0 {
            while index >= 0, comments[index].upperBound > position { index -= 1 }
            if index >= 0, comments[index].upperBound == position {
                position = comments[index].lowerBound
                index -= 1
            } else if text[position - 1].isBlank {
                position -= 1
            } else if position >= 3, isByteOrderMark(at: position - 3) {
                position -= 3
            } else if position >= 2, isNonBreakingSpace(at: position - 2) {
                position -= 2
            } else {
                break
            }
        }
        return position
    }

    /// The ASCII letters, digits and `_` that end here.
    func wordStart(endingAt end: Int) -> Int {
        var start = end
        while start > 0, text[start - 1].isASCIIWord { start -= 1 }
        return start
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
    }

    private func isByteOrderMark(at position: Int) -> Bool {
        text[position] == 0xEF && text[position + 1] == 0xBB && text[position + 2] == 0xBF
    }

    private func isNonBreakingSpace(at position: Int) -> Bool {
        text[position] == 0xC2 && text[position + 1] == 0xA0
    }
}
