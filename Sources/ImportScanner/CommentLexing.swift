extension SourceLexer {
    mutating func lineComment(at start: Int) -> Int {
        let end = text.lineEnd(from: start + 2, to: count)
        comments.append(start..<end)
        lastLiteralEnd = end
        suppression(at: start, end: end)
        return end
    }

    mutating func blockComment(at start: Int) -> Int {
        let comment = blockCommentEnd(at: start)
        var end = comment.end
        if !comment.isClosed {
            report(.unterminatedComment, at: start)
            end = recovery(from: start)
        }
        comments.append(start..<end)
        lastLiteralEnd = end
        return end
    }

    /// The end of a comment, with the comments nested in it.
    func blockCommentEnd(at start: Int) -> (end: Int, isClosed: Bool) {
        var depth = 1
        var position = start + 2
        while depth > 0 {
            position = text.commentMark(from: position, to: count)
            guard position < count else { return (count, false) }
            depth += text[position] == .slash ? 1 : -1
            position += 2
        }
        return (position, true)
    }

    /// Where to go on when a comment or string never ends: the next branch of the `#if` around it, because a
    /// branch for another compiler need not even lex; outside any `#if` it swallows the rest, as in the compiler.
    mutating func recovery(from start: Int) -> Int {
        guard !conditions.isEmpty, recoveries < SourceLexer.maximumRecoveries else { return count }
        recoveries += 1
        var position = start
        while position < count {
            position = skipBlanks(from: text.lineEnd(from: position, to: count))
            if isBranchDirective(at: position) { return position }
        }
        return count
    }

    private mutating func suppression(at start: Int, end: Int) {
        var position = start + 2
        while text[position] == .space || text[position] == .tab { position += 1 }
        guard text[position] == 0x73, text.matches("scaffold:ignore", at: position) else { return }
        position += 15
        guard position == end || text[position].isBlank else { return }
        let rule = word(from: position, to: end)
        let reason = trimmed(rule.upperBound..<end)
        result.suppressions.append(
            SuppressionComment(
                rule: string(rule),
                reason: string(reason),
                position: lines.position(of: start, in: text),
                isTrailing: hasCodeBefore(start)
            )
        )
    }

    private func hasCodeBefore(_ start: Int) -> Bool {
        var position = start
        while position > 0, text[position - 1].isBlank {
            position -= 1
            if text[position].isLineEnd { return false }
        }
        return position > 0
    }

    private func word(from start: Int, to end: Int) -> Range<Int> {
        var lower = start
        while lower < end, text[lower].isBlank { lower += 1 }
        var upper = lower
        while upper < end, !text[upper].isBlank { upper += 1 }
        return lower..<upper
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        while lower < range.upperBound, text[lower].isBlank { lower += 1 }
        var upper = range.upperBound
        while upper > lower, text[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }
}
