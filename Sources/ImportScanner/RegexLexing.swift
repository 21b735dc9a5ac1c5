/// Regex literals, told from operators by the rules of SE-0354 as the Swift 6 compiler applies them.
extension SourceLexer {
    /// The end of the regex literal that begins with this bare slash, or nil when the slash is an operator.
    func bareRegexEnd(at slash: Int) -> Int? {
        guard let start = operatorStart(of: slash), !isLeftBound(start) else { return nil }
        let context = regexContext(before: start)
        guard context != .operatorName else { return nil }
        if isRightBound(operatorEnd(from: slash)) { return bareRegexBodyEnd(slash: slash, isCertain: false) }
        // A blank on both sides: a binary operator, unless none can stand here.
        guard context != .operand else { return nil }
        return bareRegexBodyEnd(slash: slash, isCertain: context == .expression)
    }

    /// The end of `#/…/#`; a literal without an end stops at its line.
    mutating func extendedRegexEnd(slash: Int, pounds: Int) -> Int {
        let body = slash + 1
        let firstLineEnd = blankLineEnd(from: body)
        if firstLineEnd != nil, recoveries >= SourceLexer.maximumRecoveries { return body }
        var position = body
        while position < count {
            let byte = text[position]
            if byte == .slash {
                let end = poundsEnd(from: position + 1)
                if end - position - 1 >= pounds { return end }
            }
            if byte.isLineEnd, firstLineEnd == nil { return position }
            let isEscape = byte == .backslash && !(firstLineEnd == nil && text[position + 1].isLineEnd)
            position += isEscape ? 2 : 1
        }
        if firstLineEnd != nil { recoveries += 1 }
        return firstLineEnd ?? count
    }

    /// The line end here, with nothing but blanks before it; that makes an extended regex multi-line.
    private func blankLineEnd(from start: Int) -> Int? {
        var position = start
        while text[position] == .space || text[position] == .tab { position += 1 }
        return text[position].isLineEnd ? position : nil
    }

    /// Reads `/…/` on one line. Where it may be no regex at all, a blank at either end or a `)` too many say so.
    private func bareRegexBodyEnd(slash: Int, isCertain: Bool) -> Int? {
        if !isCertain, text[slash + 1] == .space || text[slash + 1] == .tab { return nil }
        var groups = 0
        var classes = 0
        var position = slash + 1
        while position < count {
            switch text[position] {
            case .slash: return closingSlash(at: position, isCertain: isCertain)
            case .newline, .carriageReturn: return isCertain ? position : nil
            case .backslash where !text[position + 1].isLineEnd: position += 1
            case .openBracket: classes += 1
            case .closeBracket: classes = max(classes - 1, 0)
            case .openParen where classes == 0: groups += 1
            case .closeParen where classes == 0: groups -= 1
            default: break
            }
            if groups < 0 {
                if !isCertain { return nil }
                groups = 0
            }
            position += 1
        }
        return isCertain ? count : nil
    }

    private func closingSlash(at slash: Int, isCertain: Bool) -> Int? {
        if text[slash + 1] == .slash || text[slash + 1] == .star { return isCertain ? slash : nil }
        let last = text[slash - 1]
        let endsInBlank = (last == .space || last == .tab) && text[slash - 2] != .backslash
        return endsInBlank && !isCertain ? nil : slash + 1
    }

    /// The start of the operator that this slash is the first slash of; nil when it has one before.
    private func operatorStart(of slash: Int) -> Int? {
        var start = slash
        while start > lastLiteralEnd, text[start - 1].isOperator {
            if text[start - 1] == .slash { return nil }
            start -= 1
        }
        return start
    }

    private func operatorEnd(from slash: Int) -> Int {
        var end = slash
        while text[end].isOperator { end += 1 }
        return end
    }

    /// Whether something stands close before this position, so that an operator here belongs to it.
    private func isLeftBound(_ position: Int) -> Bool {
        guard position > 0 else { return false }
        switch text[position - 1] {
        case .openParen, .openBracket, .openBrace, .comma, .semicolon, .colon: return false
        case .slash: return position < 2 || text[position - 2] != .star
        case 0xA0: return position < 2 || text[position - 2] != 0xC2
        case let byte: return !byte.isBlank
        }
    }

    /// Whether something stands close behind this position.
    private func isRightBound(_ position: Int) -> Bool {
        switch text[position] {
        case .closeParen, .closeBracket, .closeBrace, .comma, .semicolon, .colon: false
        case .slash: text[position + 1] != .slash && text[position + 1] != .star
        case 0xC2: text[position + 1] != 0xA0
        case let byte: !byte.isBlank
        }
    }
}

/// What the token before a slash says about it.
private enum RegexContext {
    /// An expression has ended: a slash divides it.
    case operand
    /// An expression or the name of an operator stands here: `reduce(1, /)`.
    case argument
    /// Nothing but an expression can stand here.
    case expression
    /// The name of an operator follows: `func /`.
    case operatorName
}

extension SourceLexer {
    private func regexContext(before position: Int) -> RegexContext {
        let end = tokenEnd(before: position)
        guard end > 0 else { return .expression }
        switch text[end - 1] {
        case .openParen, .openBracket, .comma, .colon: return .argument
        case .openBrace, .semicolon: return .expression
        case let byte where byte.isOperator: return operatorContext(endingAt: end)
        case let byte where byte.isASCIIWord: return wordContext(endingAt: end)
        default: return .operand
        }
    }

    private func operatorContext(endingAt end: Int) -> RegexContext {
        var start = end - 1
        while start > 0, text[start - 1].isOperator { start -= 1 }
        let first = text[start]
        if end - start == 1 {
            if first == .equal { return .expression }
            if first == .dot { return .operand }
            if first == .question || first == .exclamation, word(endingAt: start) == "try" { return .expression }
        }
        if end - start == 2, text.matches("->", at: start) { return .operand }
        return isLeftBound(start) ? .operand : .expression
    }

    private func wordContext(endingAt end: Int) -> RegexContext {
        let word = word(endingAt: end)
        if word == "func" || word == "operator" { return .operatorName }
        let isDirective = end > word.utf8.count && text[end - word.utf8.count - 1] == .pound
        if isDirective, ["if", "elseif", "else", "endif"].contains(word) { return .argument }
        return Keyword.isReserved(word) && !Keyword.isExpression(word) ? .expression : .operand
    }

    private func word(endingAt end: Int) -> String {
        string(wordStart(endingAt: end)..<end)
    }
}
