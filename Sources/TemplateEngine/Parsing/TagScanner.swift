import Diagnostics

/// Finds the tags of a template one after the other; a malformed tag is reported and passed over.
struct TagScanner {
    let source: SourceText
    private(set) var delimiters = Delimiters.standard
    var findings = Findings()
    private var position = 0

    init(_ source: SourceText) {
        self.source = source
    }

    /// The next well-formed tag, or nil at the end.
    mutating func next() -> SourceTag? {
        while !findings.isFull, let start = source.find(delimiters.open, from: position) {
            if let tag = tag(at: start) { return tag }
        }
        return nil
    }

    /// Reads one tag and moves behind it; nil when it is malformed.
    private mutating func tag(at start: Int) -> SourceTag? {
        let inside = start + delimiters.open.count
        guard let close = source.find(delimiters.close, from: inside) else { return unclosed(start, resumeAt: nil) }
        switch source.bytes[inside] {
        case UInt8(ascii: "{"): return rawTag(start, inside: inside + 1, close: close)
        case UInt8(ascii: "="): return delimiterTag(start, inside: inside + 1, close: close)
        default: return plainTag(start, inside: inside, close: close)
        }
    }

    /// `{{name}}`, `{{#name}}`, `{{! comment }}` and the like.
    private mutating func plainTag(_ start: Int, inside: Int, close: Int) -> SourceTag? {
        let content = source.trimmed(inside..<close)
        let sign = content.isEmpty ? nil : SourceTag.Kind(sign: source.bytes[content.lowerBound])
        let name = sign == nil ? content : source.trimmed(content.lowerBound + 1..<content.upperBound)
        let end = close + delimiters.close.count
        let tag = SourceTag(kind: sign ?? .value, range: start..<end, name: name)
        if tag.kind == .comment { return accept(tag) }
        if let next = opening(in: inside..<close) { return unclosed(start, resumeAt: next) }
        return checked(tag)
    }

    /// `{{{name}}}`
    private mutating func rawTag(_ start: Int, inside: Int, close: Int) -> SourceTag? {
        let closing = delimiters.close(after: UInt8(ascii: "}"))
        let candidates = [close - 1, close].filter { $0 >= inside }
        guard let end = candidates.first(where: { source.has(closing, at: $0) }) else {
            position = close + delimiters.close.count
            findings.add(SyntaxErrors.rawNotClosed(delimiters, at: source.location(of: start)))
            return nil
        }
        if let next = opening(in: inside..<end) { return unclosed(start, resumeAt: next) }
        return checked(SourceTag(kind: .raw, range: start..<end + closing.count, name: source.trimmed(inside..<end)))
    }

    /// `{{=<% %>=}}`
    private mutating func delimiterTag(_ start: Int, inside: Int, close: Int) -> SourceTag? {
        let closing = delimiters.close(after: UInt8(ascii: "="))
        let limit = min(inside + 2 * Limits.nameBytes, source.bytes.count)
        guard let end = source.find(closing, from: inside, before: limit), let new = delimiters(in: inside..<end) else {
            position = close + delimiters.close.count
            findings.add(SyntaxErrors.badDelimiters(delimiters, at: source.location(of: start)))
            return nil
        }
        let tag = SourceTag(kind: .delimiters, range: start..<end + closing.count, name: end..<end)
        delimiters = new
        return accept(tag)
    }

    /// `<% %>` → both; nil unless there are exactly two words on one line, free of `=`.
    private func delimiters(in range: Range<Int>) -> Delimiters? {
        let content = source.bytes[range]
        let words = content.split(whereSeparator: \.isBlank)
        guard words.count == 2, !content.contains(where: { $0 == .newline || $0 == UInt8(ascii: "=") }) else {
            return nil
        }
        return Delimiters(open: Array(words[0]), close: Array(words[1]))
    }

    private mutating func accept(_ tag: SourceTag) -> SourceTag {
        position = tag.range.upperBound
        return tag
    }

    /// Reports what is wrong with the tag's name; a tag with any name still opens and closes, lest one mistake
    /// cause another.
    private mutating func checked(_ tag: SourceTag) -> SourceTag? {
        position = tag.range.upperBound
        guard let mistake = NameMistake(tag, in: source) else { return tag }
        let place = tag.name.isEmpty ? tag.range.lowerBound : tag.name.lowerBound + mistake.offset
        findings.add(mistake.diagnostic(delimiters, at: source.location(of: place)))
        return tag.name.isEmpty ? nil : tag
    }

    /// Where another tag opens in a range that should hold a name only.
    private func opening(in range: Range<Int>) -> Int? {
        source.find(delimiters.open, from: range.lowerBound, before: range.upperBound)
    }

    /// Without a place to resume at, no later tag can be closed either.
    private mutating func unclosed(_ start: Int, resumeAt next: Int?) -> SourceTag? {
        findings.add(SyntaxErrors.tagNotClosed(delimiters, at: source.location(of: start)))
        position = next ?? source.bytes.count
        return nil
    }
}
