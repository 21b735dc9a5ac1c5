/// Finds the imports of one file after another; it keeps its memory between files.
///
/// It runs from event to event (`SourceBytes.nextEvent`) and looks closely only there. Between events lies code in
/// which neither an import nor a comment, a string or a directive can begin.
struct SourceLexer {
    /// How deep strings may be nested in interpolations.
    static let maximumNesting = 10_000
    /// How many imports one file may have.
    static let maximumImports = 65_536
    /// How often one file may have a comment or string that runs to its end from inside an `#if`.
    static let maximumRecoveries = 64

    var text: SourceBytes
    /// The number of bytes of the file.
    var count = 0
    var result = ScanResult()
    var lines = LineCounter()
    var conditions = ConditionStack()
    /// The comments met so far, so that one can look back over them.
    var comments: [Range<Int>] = []
    /// Where each `@` stands that was met so far.
    var attributeStarts: [Int] = []
    /// The literals that are open, innermost last.
    var strings: [StringFrame] = []
    /// The end of the last literal or comment: code behind it does not reach back over it.
    var lastLiteralEnd = 0
    /// No import begins before this position: the end of the last directive's line.
    var directiveEnd = 0
    var recoveries = 0
    var hasConflictEnd = true
    var names = NameTable()

    init() {
        text = SourceBytes(bitPattern: 1)!
    }

    /// The imports, suppressions and problems of the file in the buffer.
    mutating func scan(_ buffer: SourceBuffer) -> ScanResult {
        begin(buffer)
        let survey = text.survey(count: count)
        lines = LineCounter(hasCarriageReturn: survey.hasCarriageReturn)
        if !survey.isASCII { checkUTF8() }
        lex(to: text.lastCandidateEnd(count: count))
        return result
    }

    private mutating func begin(_ buffer: SourceBuffer) {
        text = SourceBytes(buffer.start)
        count = buffer.count
        result = ScanResult()
        conditions.removeAll()
        comments.removeAll(keepingCapacity: true)
        attributeStarts.removeAll(keepingCapacity: true)
        strings.removeAll(keepingCapacity: true)
        lastLiteralEnd = 0
        directiveEnd = 0
        recoveries = 0
        hasConflictEnd = true
    }

    private mutating func checkUTF8() {
        if let position = text.firstInvalidUTF8(count: count) { report(.invalidUTF8, at: position) }
    }

    private mutating func lex(to limit: Int) {
        guard limit > 0 else { return }
        var position = text[0] == .pound && text[1] == .exclamation ? text.lineEnd(from: 0, to: count) : 0
        while true {
            position = text.nextEvent(from: position, to: limit)
            guard position < limit else { return }
            position = event(at: position)
        }
    }

    /// Handles what begins here and says where to go on.
    private mutating func event(at position: Int) -> Int {
        switch text[position] {
        case .letterI: importCandidate(at: position)
        case .slash: slash(at: position)
        case .quote, .apostrophe: literal(endingAt: stringEnd(at: position))
        case .pound: pound(at: position)
        case .at: attribute(at: position)
        case .backtick: literal(endingAt: escapedNameEnd(at: position))
        default: conflictMarker(at: position)
        }
    }

    private mutating func attribute(at position: Int) -> Int {
        attributeStarts.append(position)
        return position + 1
    }

    private mutating func slash(at position: Int) -> Int {
        switch text[position + 1] {
        case .slash: return lineComment(at: position)
        case .star: return blockComment(at: position)
        default: return bareRegexEnd(at: position).map { literal(endingAt: $0) } ?? position + 1
        }
    }

    private mutating func pound(at position: Int) -> Int {
        if let end = poundLiteralEnd(at: position) { return literal(endingAt: end) }
        // In a run of pounds only the last can begin a directive.
        return text[position + 1] == .pound ? poundsEnd(from: position) - 1 : directive(at: position)
    }

    private mutating func literal(endingAt end: Int) -> Int {
        lastLiteralEnd = end
        return end
    }

    /// Passes over an unresolved conflict as the compiler does: both sides and the markers.
    private mutating func conflictMarker(at position: Int) -> Int {
        guard hasConflictEnd, position == 0 || text[position - 1].isLineEnd, text.matches("<<<<<<< ", at: position)
        else {
            return position + 1
        }
        var end = position
        while end < count {
            end = text.lineEnd(from: end, to: count) + 1
            guard end < count, text.matches(">>>>>>> ", at: end) else { continue }
            report(.conflictMarker, at: position)
            let next = text.lineEnd(from: end, to: count)
            comments.append(position..<next)
            return next
        }
        hasConflictEnd = false
        return position + 1
    }

    mutating func report(_ kind: ScanProblem.Kind, at position: Int) {
        result.problems.append(ScanProblem(kind, at: lines.position(of: position, in: text)))
    }
}
