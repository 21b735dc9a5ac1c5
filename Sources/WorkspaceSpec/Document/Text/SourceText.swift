import Diagnostics

/// The bytes of a text file, known to be UTF-8.
struct SourceText {
    let file: String
    let bytes: [UInt8]
    /// Where the text starts: behind the byte-order mark, if there is one.
    let start: Int

    /// Throws when the bytes are too many or no UTF-8, with the place of the first that is none.
    init(bytes: [UInt8], file: String) throws(DiagnosticsError) {
        self.file = file
        self.bytes = bytes
        self.start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        try refuseOtherEncodings()
        if let offset = firstInvalidUTF8(in: bytes) { throw notUTF8(at: offset) }
    }
}

extension SourceText {
    private func refuseOtherEncodings() throws(DiagnosticsError) {
        guard let name = otherEncoding else { return }
        throw DiagnosticsError(
            Diagnostic(
                rule: .encoding,
                "the file is \(name), not UTF-8",
                at: Location(file: file),
                fix: "save it as UTF-8"
            )
        )
    }

    /// The encoding that the first bytes give away: a byte-order mark, or every other byte zero.
    private var otherEncoding: String? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): bytes.starts(with: [0xFF, 0xFE, 0, 0]) ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): "UTF-16"
        case (0, 0) where bytes.starts(with: [0, 0, 0xFE, 0xFF]): "UTF-32"
        case (0, let second?) where (1..<0x80).contains(second): "UTF-16"
        case (let first?, 0) where (1..<0x80).contains(first): "UTF-16"
        default: nil
        }
    }

    private func notUTF8(at offset: Int) -> DiagnosticsError {
        var lines = LineCursor(self)
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        return DiagnosticsError(
            Diagnostic(
                rule: .encoding,
                "the file is not UTF-8: byte 0x\(byte) at offset \(offset)",
                at: lines.location(offset),
                fix: "save it as UTF-8"
            )
        )
    }
}

/// Turns byte offsets into lines and columns; offsets that grow cost one pass over the text in all.
///
/// CR, LF and CRLF each end a line.
struct LineCursor {
    private let text: SourceText
    private var offset: Int
    private var line = 1
    private var lineStart: Int

    init(_ text: SourceText) {
        self.text = text
        self.offset = text.start
        self.lineStart = text.start
    }

    mutating func location(_ target: Int) -> Location {
        Location(file: text.file, line: line(target), column: max(target - lineStart, 0) + 1)
    }

    mutating func line(_ target: Int) -> Int {
        if target < lineStart { self = LineCursor(text) }
        advance(to: target)
        return line
    }

    private mutating func advance(to target: Int) {
        while offset < target {
            let byte = text.bytes[offset]
            offset += 1
            if byte == .lineFeed || byte == .carriageReturn && !isLineFeed(offset) {
                line += 1
                lineStart = offset
            }
        }
    }

    private func isLineFeed(_ offset: Int) -> Bool {
        offset < text.bytes.count && text.bytes[offset] == .lineFeed
    }
}

extension RuleID {
    static let syntax: RuleID = "spec-syntax"
    static let encoding: RuleID = "spec-encoding"
    static let limit: RuleID = "spec-limit"
    static let duplicateKey: RuleID = "duplicate-key"
    static let noForm: RuleID = "spec-form"
    static let noPlace: RuleID = "spec-place"
}
