/// What stands before the word `import`: attributes and an access level.
struct DeclarationPrefix {
    var attributes: [ImportDeclaration.Attribute] = []
    var access: ImportDeclaration.AccessLevel?
}

extension SourceLexer {
    /// Reads backwards from a declaration over its modifiers and attributes.
    mutating func declarationPrefix(before start: Int) -> DeclarationPrefix {
        var prefix = DeclarationPrefix()
        var head = start
        takeModifiers(&head, into: &prefix)
        while let at = attributeStarts.popLast() {
            guard at < head else { continue }
            let attribute = attribute(at: at, to: head)
            guard skipPrefixTrivia(from: attribute.end, to: head) == head else { break }
            let name = string(attribute.name)
            prefix.attributes.append(.init(name: name, text: string(at..<attribute.end)))
            head = at
            takeModifiers(&head, into: &prefix)
        }
        prefix.attributes.reverse()
        return prefix
    }

    /// Moves the head of a declaration over the modifiers before it.
    private func takeModifiers(_ head: inout Int, into prefix: inout DeclarationPrefix) {
        while true {
            let end = tokenEnd(before: head)
            guard end > 0, text[end - 1] &- 0x61 < 26 else { return }
            let start = wordStart(endingAt: end)
            let isName =
                start > 0 && (text[start - 1] == .at || text[start - 1] == .dot || text[start - 1] == .backtick)
            guard !isName, end - start <= 11, let access = accessLevel(start..<end) else { return }
            prefix.access = access
            head = start
        }
    }

    private func accessLevel(_ word: Range<Int>) -> ImportDeclaration.AccessLevel? {
        // Only these begin with one of: f i o p.
        switch text[word.lowerBound] {
        case 0x66, 0x69, 0x6F, 0x70: ImportDeclaration.AccessLevel(rawValue: string(word))
        default: nil
        }
    }

    /// The attribute whose `@` stands here, at most up to `limit`.
    private mutating func attribute(at start: Int, to limit: Int) -> (name: Range<Int>, end: Int) {
        let name = skipBlanks(from: start + 1)
        var end = attributeNameEnd(from: name, to: limit)
        let nameRange = name..<max(name, end)
        if text[end] == .less { end = genericsEnd(at: end, to: limit) }
        var arguments = end
        while text[arguments] == .space || text[arguments] == .tab { arguments += 1 }
        if text[arguments] == .openParen, arguments < limit { end = groupEnd(at: arguments, to: limit) }
        return (nameRange, end)
    }

    private func attributeNameEnd(from start: Int, to limit: Int) -> Int {
        var position = start
        while position < limit {
            let end = text.identifierEnd(from: position, count: count)
            guard end > position else { return position }
            position = end
            if text[position] == .dot {
                position += 1
            } else if text[position] == .colon, text[position + 1] == .colon {
                position += 2
            } else {
                return position
            }
        }
        return position
    }

    private func genericsEnd(at start: Int, to limit: Int) -> Int {
        var depth = 0
        var position = start
        while position < limit {
            if text[position] == .less { depth += 1 }
            if text[position] == .greater { depth -= 1 }
            position += 1
            if depth == 0 { return position }
        }
        return start
    }

    /// The end of the parenthesised group that opens here, or `limit`.
    private mutating func groupEnd(at start: Int, to limit: Int) -> Int {
        var depth = 0
        var position = start
        while position < limit {
            switch text[position] {
            case .openParen: depth += 1
            case .closeParen: depth -= 1
            case .quote: position = stringEnd(at: position) - 1
            case .pound: position = (poundLiteralEnd(at: position) ?? poundsEnd(from: position)) - 1
            case .slash: position = (commentEnd(at: position) ?? position + 1) - 1
            case .backtick: position = escapedNameEnd(at: position) - 1
            default: break
            }
            position += 1
            if depth == 0 { return position }
        }
        return limit
    }

    /// Passes over blanks, comments and the `#if` lines that may stand inside a list of attributes.
    private func skipPrefixTrivia(from start: Int, to limit: Int) -> Int {
        var position = skipTrivia(from: start)
        while position < limit, let end = directiveEnd(at: position) { position = skipTrivia(from: end) }
        return position
    }
}
