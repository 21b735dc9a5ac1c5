import Diagnostics

/// A place in a text that moves forward, and what was found wrong on the way.
struct Scanner {
    let text: SourceText
    /// The offset of the next byte.
    var at: Int
    private(set) var diagnostics: [Diagnostic] = []
    private var lines: LineCursor
    private var depth = 0
    private var values = 0

    /// Nothing sensible can be said about the rest of the text.
    struct Stop: Error {}

    init(_ text: SourceText) {
        self.text = text
        self.at = text.start
        self.lines = LineCursor(text)
    }
}

/// Reading.
extension Scanner {
    /// The next byte, or nil at the end.
    var byte: UInt8? {
        at < text.bytes.count ? text.bytes[at] : nil
    }

    func byte(after distance: Int) -> UInt8? {
        at + distance < text.bytes.count ? text.bytes[at + distance] : nil
    }

    func starts(with word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard at + length <= text.bytes.count else { return false }
        return (0..<length).allSatisfy { text.bytes[at + $0] == word.utf8Start[$0] }
    }

    /// Moves past a word, if it is there.
    mutating func take(_ word: StaticString) -> Bool {
        guard starts(with: word) else { return false }
        at += word.utf8CodeUnitCount
        return true
    }

    /// Moves to the first byte that does not satisfy a condition.
    mutating func skip(while condition: (UInt8) -> Bool) {
        while let byte, condition(byte) { at += 1 }
    }

    /// Moves to the next occurrence of a word; false, at the end of the text, when there is none.
    mutating func skip(to word: StaticString) -> Bool {
        while at < text.bytes.count {
            if starts(with: word) { return true }
            at += 1
        }
        return false
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: text.bytes[range], as: UTF8.self)
    }

    /// The scalar at the place, or nil at the end.
    var scalar: Unicode.Scalar? {
        text.bytes[at...].isEmpty ? nil : string(at..<min(at + 4, text.bytes.count)).unicodeScalars.first
    }
}

/// Reporting.
extension Scanner {
    mutating func location(_ offset: Int) -> Location {
        lines.location(offset)
    }

    /// The line of an offset, from 1.
    mutating func line(_ offset: Int) -> Int {
        lines.line(offset)
    }

    /// Notes an error and lets the reader go on; stops when there are too many.
    mutating func report(
        _ message: String,
        at offset: Int,
        rule: RuleID = .syntax,
        notes: [Note] = [],
        fix: String? = nil
    ) throws(Stop) {
        diagnostics.append(Diagnostic(rule: rule, message, at: location(offset), notes: notes, fix: fix))
        guard diagnostics.count >= DocumentLimits.errors else { return }
        diagnostics[diagnostics.count - 1].notes.append(Note("the rest of the file was not read"))
        throw Stop()
    }

    /// Notes an error after which the rest of the text means nothing.
    mutating func stop(
        _ message: String,
        at offset: Int,
        rule: RuleID = .syntax,
        notes: [Note] = [],
        fix: String? = nil
    ) -> Stop {
        try? report(message, at: offset, rule: rule, notes: notes, fix: fix)
        return Stop()
    }
}

/// Limits.
extension Scanner {
    /// Called at the start of every object and array; refuses too deep a nesting.
    mutating func enter() throws(Stop) {
        depth += 1
        guard depth > DocumentLimits.depth else { return }
        throw stop("nested deeper than \(DocumentLimits.depth) levels", at: at, rule: .limit)
    }

    mutating func leave() {
        depth -= 1
    }

    /// Called for every value; refuses too many.
    mutating func countValue() throws(Stop) {
        values += 1
        guard values > DocumentLimits.values else { return }
        throw stop("more than \(DocumentLimits.values) values", at: at, rule: .limit)
    }
}
