/// A string literal that is open, either in its text or in the code of an interpolation.
struct StringFrame {
    var start: Int
    var pounds: Int
    var quote: UInt8
    var isMultiline: Bool
    /// Open parentheses of the interpolation that is being read; nil in the text.
    var parentheses: Int?
}

extension SourceLexer {
    /// The end of the literal whose quote, or whose pounds before the quote, stand here.
    mutating func stringEnd(at start: Int, pounds: Int = 0) -> Int {
        if pounds == 0, let end = plainStringEnd(at: start) { return end }
        let depth = strings.count
        var position = openString(at: start, pounds: pounds)
        while strings.count > depth {
            position =
                strings[strings.count - 1].parentheses == nil
                ? stringText(from: position) : interpolation(from: position)
        }
        return position
    }

    /// The end of a literal of one line without a backslash, by far the most frequent kind; nil for all others.
    private func plainStringEnd(at start: Int) -> Int? {
        let quote = text[start]
        if text[start + 1] == quote {
            return quote == .quote && text[start + 2] == .quote ? nil : start + 2
        }
        let end = text.stringMark(quote, from: start + 1, to: count)
        return end < count && text[end] == quote ? end + 1 : nil
    }

    /// Enters a literal and says where its text begins.
    private mutating func openString(at start: Int, pounds: Int) -> Int {
        let quote = start + pounds
        let isMultiline = opensMultilineString(at: quote, pounds: pounds)
        strings.append(
            StringFrame(start: start, pounds: pounds, quote: text[quote], isMultiline: isMultiline, parentheses: nil)
        )
        guard strings.count <= SourceLexer.maximumNesting else {
            report(.nestedTooDeeply, at: start)
            strings.removeAll(keepingCapacity: true)
            return count
        }
        return quote + (isMultiline ? 3 : 1)
    }

    /// Three quotes open a multi-line literal, except in `#"""#` or where a raw literal ends on the same line.
    private func opensMultilineString(at quote: Int, pounds: Int) -> Bool {
        guard text.matches("\"\"\"", at: quote) else { return false }
        guard pounds > 0 else { return true }
        let end = text.lineEnd(from: quote, to: count)
        for position in quote + 2..<max(end, quote + 3) where text[position] == .quote {
            if hasPounds(pounds, at: position + 1) { return false }
        }
        return true
    }

    private func hasPounds(_ pounds: Int, at start: Int) -> Bool {
        for index in 0..<pounds where text[min(start + index, count)] != .pound { return false }
        return true
    }

    /// Reads text up to the literal's end or its next interpolation.
    private mutating func stringText(from start: Int) -> Int {
        let frame = strings[strings.count - 1]
        let mark =
            frame.isMultiline
            ? text.multilineStringMark(from: start, to: count)
            : text.stringMark(frame.quote, from: start, to: count)
        guard mark < count else { return endOfFile(in: frame) }
        switch text[mark] {
        case .backslash: return escape(at: mark, in: frame)
        case frame.quote: return closingQuote(at: mark, in: frame)
        default: return endOfLine(at: mark, in: frame)
        }
    }

    private mutating func escape(at mark: Int, in frame: StringFrame) -> Int {
        guard hasPounds(frame.pounds, at: mark + 1) else { return mark + 1 }
        let escaped = mark + 1 + frame.pounds
        if text[escaped] == .openParen {
            strings[strings.count - 1].parentheses = 0
            return escaped + 1
        }
        return text[escaped].isLineEnd ? escaped : min(escaped + 1, count)
    }

    private mutating func closingQuote(at mark: Int, in frame: StringFrame) -> Int {
        if frame.isMultiline, !text.matches("\"\"\"", at: mark) { return mark + 1 }
        let end = mark + (frame.isMultiline ? 3 : 1)
        guard hasPounds(frame.pounds, at: end) else { return mark + 1 }
        strings.removeLast()
        return end + frame.pounds
    }

    private mutating func endOfLine(at mark: Int, in frame: StringFrame) -> Int {
        strings.removeLast()
        if conditions.isEmpty, !strings.contains(where: { $0.isMultiline }) {
            report(.unterminatedString, at: frame.start)
        }
        return mark
    }

    private mutating func endOfFile(in frame: StringFrame) -> Int {
        let outermost = strings.first { $0.isMultiline } ?? frame
        strings.removeAll(keepingCapacity: true)
        report(outermost.isMultiline ? .unterminatedMultilineString : .unterminatedString, at: outermost.start)
        return recovery(from: outermost.start)
    }

    /// Reads the code of an interpolation up to its end or to a string in it.
    private mutating func interpolation(from start: Int) -> Int {
        let top = strings.count - 1
        var parentheses = strings[top].parentheses ?? 0
        var position = start
        while position < count {
            switch text[position] {
            case .openParen:
                parentheses += 1
                position += 1
            case .closeParen where parentheses == 0:
                return endInterpolation(at: position + 1)
            case .closeParen:
                parentheses -= 1
                position += 1
            case .newline where !strings[top].isMultiline, .carriageReturn where !strings[top].isMultiline:
                return endInterpolation(at: position)
            default:
                if let pounds = openingPounds(at: position) {
                    strings[top].parentheses = parentheses
                    return openString(at: position, pounds: pounds)
                }
                position = interpolatedTokenEnd(at: position)
            }
        }
        return endInterpolation(at: count)
    }

    private mutating func endInterpolation(at end: Int) -> Int {
        strings[strings.count - 1].parentheses = nil
        return end
    }

    /// The end of a comment, regex or name in backticks; of anything else, one byte.
    private mutating func interpolatedTokenEnd(at position: Int) -> Int {
        switch text[position] {
        case .slash: commentEnd(at: position) ?? bareRegexEnd(at: position) ?? position + 1
        case .pound: poundLiteralEnd(at: position) ?? poundsEnd(from: position)
        case .backtick: escapedNameEnd(at: position)
        default: position + 1
        }
    }

    /// The number of pounds before the quote when a string begins here.
    private func openingPounds(at start: Int) -> Int? {
        switch text[start] {
        case .quote, .apostrophe: return 0
        case .pound:
            let end = poundsEnd(from: start)
            return text[end] == .quote ? end - start : nil
        default: return nil
        }
    }

    func poundsEnd(from start: Int) -> Int {
        var position = start
        while text[position] == .pound { position += 1 }
        return position
    }

    /// The end of a raw string, an extended regex or an editor placeholder whose `#` stands here, or nil.
    mutating func poundLiteralEnd(at start: Int) -> Int? {
        let end = poundsEnd(from: start)
        switch text[end] {
        case .quote: return stringEnd(at: start, pounds: end - start)
        case .slash: return extendedRegexEnd(slash: end, pounds: end - start)
        default: return placeholderEnd(at: start)
        }
    }

    /// `<#name#>`, as Xcode leaves it, is a name whatever is in it.
    private func placeholderEnd(at start: Int) -> Int? {
        guard start > 0, text[start - 1] == .less else { return nil }
        var position = start + 1
        while position < count, text[position] != .newline {
            if text[position] == .pound, text[position + 1] == .greater { return position + 2 }
            if text[position] == .less, text[position + 1] == .pound { return nil }
            position += 1
        }
        return nil
    }

    /// The end of a name in backticks, or the byte behind a lone backtick.
    func escapedNameEnd(at start: Int) -> Int {
        var position = start + 1
        while position < count, text[position] != .backtick {
            if text[position].isLineEnd { return start + 1 }
            position += 1
        }
        return position < count ? position + 1 : start + 1
    }
}
