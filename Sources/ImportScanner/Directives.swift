extension SourceLexer {
    /// How far a condition may reach before an open parenthesis is taken for a mistake, in bytes.
    private static let maximumConditionLength = 4_096

    /// Handles `#if`, `#elseif`, `#else` and `#endif`; any other `#` is passed over.
    mutating func directive(at start: Int) -> Int {
        let word = start + 1
        switch directiveLength(at: start) {
        case 2: conditions.open(condition(from: word + 2))
        case 6: conditions.elseif(condition(from: word + 6))
        case 4: openElse(at: word)
        case 5: close(at: word)
        default: break
        }
        return start + 1
    }

    /// Whether a directive stands here that ends the branch before it.
    func isBranchDirective(at position: Int) -> Bool {
        text[position] == .pound && directiveLength(at: position) > 2
    }

    /// The end of the directive that begins here with its condition, or nil.
    func directiveEnd(at start: Int) -> Int? {
        guard text[start] == .pound else { return nil }
        switch directiveLength(at: start) {
        case 0: return nil
        case 2: return conditionEnd(from: start + 3)
        case 6: return conditionEnd(from: start + 7)
        case let length: return start + 1 + length
        }
    }

    /// The length of the word: `if` 2, `else` 4, `endif` 5, `elseif` 6, anything else 0.
    private func directiveLength(at start: Int) -> Int {
        var end = start + 1
        while text[end].isASCIILetter || text[end] == .underscore, end - start < 8 { end += 1 }
        switch end - start - 1 {
        case 2: return text.matches("if", at: start + 1) ? 2 : 0
        case 4: return text.matches("else", at: start + 1) ? 4 : 0
        case 5: return text.matches("endif", at: start + 1) ? 5 : 0
        case 6: return text.matches("elseif", at: start + 1) ? 6 : 0
        default: return 0
        }
    }

    private mutating func openElse(at word: Int) {
        conditions.else()
        directiveEnd = text.lineEnd(from: word, to: count)
    }

    private mutating func close(at word: Int) {
        conditions.close()
        directiveEnd = text.lineEnd(from: word, to: count)
    }

    private mutating func condition(from start: Int) -> Range<Int> {
        let end = conditionEnd(from: start)
        directiveEnd = end
        return start..<end
    }

    /// The end of a condition: its line, or a later one after a binary operator or inside parentheses.
    private func conditionEnd(from start: Int) -> Int {
        var depth = 0
        var last: UInt8 = 0
        var position = start
        let limit = min(start + SourceLexer.maximumConditionLength, count)
        while position < limit {
            if let end = commentEnd(at: position) {
                if depth == 0, text.lineEnd(from: position, to: end) < end { return position }
                position = end
                continue
            }
            let byte = text[position]
            if byte.isLineEnd, depth == 0, !continuesCondition(last) { return position }
            if byte == .openParen { depth += 1 }
            if byte == .closeParen { depth -= 1 }
            if !byte.isBlank { last = byte }
            position += 1
        }
        return depth == 0 ? limit : text.lineEnd(from: start, to: count)
    }

    /// Whether a condition that has come to this byte needs another operand; a backslash begins a key path.
    private func continuesCondition(_ last: UInt8) -> Bool {
        last == .pipe || last == .ampersand || last == .exclamation || last == .backslash
    }
}
