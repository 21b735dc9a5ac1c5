extension SourceLexer {
    /// Reads the import that may begin here, and goes on behind the word.
    mutating func importCandidate(at start: Int) -> Int {
        guard text.isImportWord(at: start) else { return start + 1 }
        let end = start + 6
        guard start >= directiveEnd,
            !text.continuesIdentifier(before: start),
            !text.continuesIdentifier(at: end, count: count),
            !isMember(at: start),
            let path = importPath(from: end)
        else { return end }
        guard result.imports.count < SourceLexer.maximumImports else { return tooManyImports(at: start) }
        append(path, at: start)
        attributeStarts.removeAll(keepingCapacity: true)
        return end
    }

    private mutating func tooManyImports(at start: Int) -> Int {
        if result.problems.last?.kind != .tooManyImports { report(.tooManyImports, at: start) }
        return count
    }

    private mutating func append(_ path: ImportPath, at start: Int) {
        let prefix = declarationPrefix(before: start)
        let module = names.string(buffer(path.names[0]))
        result.imports.append(
            ImportDeclaration(
                module: module,
                path: path.names.count == 1 ? module : joined(path.names),
                kind: path.kind,
                access: prefix.access,
                attributes: prefix.attributes,
                position: lines.position(of: start, in: text),
                modulePosition: lines.position(of: path.start, in: text),
                condition: conditions.text(in: text)
            )
        )
    }

    /// `x.import` and `#import` are names; a dot at the end of a line leaves the next line alone.
    private func isMember(at start: Int) -> Bool {
        let end = tokenEnd(before: start)
        guard end > 0 else { return false }
        if text[end - 1] == .pound { return end == start }
        guard text[end - 1] == .dot else { return false }
        return isOneLine(end..<start)
    }

    func isOneLine(_ range: Range<Int>) -> Bool {
        text.lineEnd(from: range.lowerBound, to: range.upperBound) == range.upperBound
    }

    private func joined(_ names: [Range<Int>]) -> String {
        var path = string(names[0])
        for name in names.dropFirst() { path += "." + string(name) }
        return path
    }

    private func buffer(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text + range.lowerBound, count: range.count)
    }
}

/// What follows the word `import`: `struct A.B`.
private struct ImportPath {
    var kind: ImportDeclaration.Kind?
    /// Where the first name begins, its backtick included.
    var start: Int
    /// The names without their backticks, at least one.
    var names: [Range<Int>]
}

extension SourceLexer {
    /// The path behind the word `import`; nil when the word is something else, such as an argument's label.
    private func importPath(from wordEnd: Int) -> ImportPath? {
        var start = skipTrivia(from: wordEnd)
        let kind = importKind(at: start)
        if let kind { start = skipTrivia(from: start + kind.rawValue.utf8.count) }
        guard let first = name(at: start) else { return nil }
        var names = [first.name]
        var position = skipTrivia(from: first.end)
        // A parameter: `func f(import x: Int)`.
        if text[position] == .colon, text[position + 1] != .colon, isOneLine(first.end..<position) { return nil }
        while let separator = separatorEnd(at: position) {
            let next = skipTrivia(from: separator)
            guard let name = name(at: next) else { break }
            names.append(name.name)
            position = skipTrivia(from: name.end)
        }
        return ImportPath(kind: kind, start: start, names: names)
    }

    private func importKind(at start: Int) -> ImportDeclaration.Kind? {
        // Only these begin with one of: c e f i l p s t v.
        switch text[start] {
        case 0x63, 0x65, 0x66, 0x69, 0x6C, 0x70, 0x73, 0x74, 0x76: break
        default: return nil
        }
        let end = text.identifierEnd(from: start, count: count)
        guard end - start <= 9 else { return nil }
        return ImportDeclaration.Kind(rawValue: string(start..<end))
    }

    /// The end of `.` or `::`, or nil.
    private func separatorEnd(at position: Int) -> Int? {
        if text[position] == .dot { return position + 1 }
        return text[position] == .colon && text[position + 1] == .colon ? position + 2 : nil
    }

    /// The name that begins here, with and without its backticks.
    private func name(at start: Int) -> (name: Range<Int>, end: Int)? {
        if text[start] == .backtick {
            let end = escapedNameEnd(at: start)
            return end > start + 2 ? (start + 1..<end - 1, end) : nil
        }
        guard start < count, !text[start].isDigit else { return nil }
        let end = text.identifierEnd(from: start, count: count)
        guard end > start, !isReserved(start..<end) else { return nil }
        return (start..<end, end)
    }

    private func isReserved(_ name: Range<Int>) -> Bool {
        let first = text[name.lowerBound]
        if first == .underscore { return name.count == 1 }
        // Reserved words begin in lower case, `Any` and `Self` apart, and have at most fifteen letters.
        let mayBeReserved = first & 0x20 != 0 || first == 0x41 || first == 0x53
        return mayBeReserved && name.count <= 15 && Keyword.isReserved(string(name))
    }
}
