import Diagnostics

/// Reads JSON (RFC 8259) with comments (`//`, `/* */`) and trailing commas.
///
/// After an error it goes on only where the rest keeps its meaning, so that no error is the echo of another.
struct JSONReader {
    var scanner: Scanner

    /// `{"name": "Shop"} // ours` → an object; throws all syntax errors.
    static func read(_ text: SourceText) throws(DiagnosticsError) -> DocumentNode {
        var reader = JSONReader(scanner: Scanner(text))
        let root = try? reader.document()
        guard let root, reader.scanner.diagnostics.isEmpty else {
            throw DiagnosticsError(reader.scanner.diagnostics)
        }
        return root
    }

    private mutating func document() throws(Scanner.Stop) -> DocumentNode {
        try skipTrivia()
        let root = try value()
        try skipTrivia()
        guard scanner.byte != nil, scanner.diagnostics.isEmpty else { return root }
        throw contentAfterTheEnd(root)
    }
}

/// Values.
extension JSONReader {
    private mutating func value() throws(Scanner.Stop) -> DocumentNode {
        try scanner.countValue()
        let start = scanner.at
        let location = scanner.location(start)
        let content = try content()
        return DocumentNode(content, at: location, span: start..<scanner.at)
    }

    private mutating func content() throws(Scanner.Stop) -> DocumentNode.Content {
        switch scanner.byte {
        case .openBrace?: .object(try members())
        case .openBracket?: .array(try elements())
        case .quote?: .string(try string())
        case .comma?, .closeBrace?, .closeBracket?, .semicolon?: try missingValue()
        case let byte? where byte.isDigit || byte == UInt8(ascii: "-"): try number()
        case let byte? where byte == UInt8(ascii: "+") || byte == UInt8(ascii: "."): try number()
        case let byte? where byte.isWordByte: try word()
        case _? where foreignQuotes != nil: .string(try foreignString())
        default: throw unexpected("a value")
        }
    }

    private mutating func elements() throws(Scanner.Stop) -> [DocumentNode] {
        let list = try open(closing: .closeBracket)
        var elements: [DocumentNode] = []
        while try goesOn(list, expected: "a value") {
            elements.append(try value())
            try separator(list)
        }
        return elements
    }

    private mutating func members() throws(Scanner.Stop) -> [DocumentNode.Member] {
        let list = try open(closing: .closeBrace)
        var members: [DocumentNode.Member] = []
        while try goesOn(list, expected: "a key") {
            members.append(try member())
            try separator(list)
        }
        return members
    }

    private mutating func member() throws(Scanner.Stop) -> DocumentNode.Member {
        let start = scanner.at
        let location = scanner.location(start)
        let isBare = scanner.byte?.isWordByte == true
        let key = try key()
        let span = start..<scanner.at
        try skipTrivia()
        try colon(after: key, isBare: isBare)
        try skipTrivia()
        return DocumentNode.Member(key, at: location, span: span, try value())
    }

    private mutating func key() throws(Scanner.Stop) -> String {
        switch scanner.byte {
        case .quote?: try string()
        case let byte? where byte.isWordByte: try bareKey()
        case _? where foreignQuotes != nil: try foreignString()
        default: throw unexpected("a key in double quotes")
        }
    }

    /// `name:` → an error, and the key; an old-style property list is told from it in `colon`.
    private mutating func bareKey() throws(Scanner.Stop) -> String {
        let start = scanner.at
        scanner.skip(while: \.isWordByte)
        let key = scanner.string(start..<scanner.at)
        guard nextByteAfterBlanks != .equals else { throw oldStyleList(at: start) }
        try scanner.report("the key '\(key.excerpt)' has no quotes", at: start, fix: "write \"\(key.excerpt)\"")
        return key
    }

    private var nextByteAfterBlanks: UInt8? {
        var ahead = scanner
        ahead.skip(while: \.isBlank)
        return ahead.byte
    }
}

/// Punctuation.
extension JSONReader {
    /// An object or an array that has begun.
    private struct List {
        var start: Int
        var closer: UInt8
        var name: String { closer == .closeBrace ? "object" : "array" }
        var closing: String { closer == .closeBrace ? "'}'" : "']'" }
    }

    private mutating func open(closing closer: UInt8) throws(Scanner.Stop) -> List {
        try scanner.enter()
        scanner.at += 1
        return List(start: scanner.at - 1, closer: closer)
    }

    /// Moves to the next entry, or past the end of the list.
    private mutating func goesOn(_ list: List, expected: String) throws(Scanner.Stop) -> Bool {
        while true {
            try skipTrivia()
            switch scanner.byte {
            case list.closer: return close()
            case .comma: try strayComma(expected: expected)
            case nil: throw unclosed(list)
            case .closeBrace, .closeBracket: throw wrongCloser(list)
            default: return true
            }
        }
    }

    private mutating func close() -> Bool {
        scanner.at += 1
        scanner.leave()
        return false
    }

    private mutating func separator(_ list: List) throws(Scanner.Stop) {
        let end = scanner.at
        try skipTrivia()
        switch scanner.byte {
        case .comma: scanner.at += 1
        case .semicolon: try semicolon()
        case nil, .closeBrace, .closeBracket: return
        default: try missingComma(list, after: end)
        }
    }

    private mutating func colon(after key: String, isBare: Bool) throws(Scanner.Stop) {
        switch scanner.byte {
        case .colon: scanner.at += 1
        case .equals: try equalsSign(after: key)
        case .quote, .openBrace, .openBracket: try missingColon(after: key)
        default: throw noColon(after: key)
        }
    }
}

/// What stands between the values.
extension JSONReader {
    private mutating func skipTrivia() throws(Scanner.Stop) {
        while let byte = scanner.byte {
            switch byte {
            case _ where byte.isBlank: scanner.at += 1
            case .slash: try comment()
            case UInt8(ascii: "#"): try hashComment()
            case 0..<0x20, 0x7F...: guard try foreignBlank() else { return }
            default: return
            }
        }
    }

    private mutating func comment() throws(Scanner.Stop) {
        let start = scanner.at
        if scanner.take("//") {
            scanner.skip { !$0.isLineEnd }
        } else if scanner.take("/*") {
            guard scanner.skip(to: "*/") else { throw unclosedComment(at: start) }
            scanner.at += 2
        } else {
            throw scanner.stop("'/' begins no comment", at: start, fix: "write '//' or '/* … */'")
        }
    }
}

/// The words of the errors.
extension JSONReader {
    private mutating func unexpected(_ expected: String) -> Scanner.Stop {
        scanner.stop("expected \(expected), found \(found)", at: scanner.at)
    }

    private mutating func missingValue() throws(Scanner.Stop) -> DocumentNode.Content {
        try scanner.report("expected a value, found \(found)", at: scanner.at)
        return .null
    }

    private mutating func strayComma(expected: String) throws(Scanner.Stop) {
        try scanner.report("expected \(expected), found ','", at: scanner.at, fix: "remove the comma")
        scanner.at += 1
    }

    private mutating func semicolon() throws(Scanner.Stop) {
        try scanner.report("expected ',' after the value, found ';'", at: scanner.at, fix: "write ','")
        scanner.at += 1
    }

    /// On a later line only the comma is missing; on the same line the value may have ended too early.
    private mutating func missingComma(_ list: List, after end: Int) throws(Scanner.Stop) {
        let line = scanner.line(end)
        let message = "expected ',' or \(list.closing) after the value, found \(found)"
        guard line != scanner.line(scanner.at) else {
            throw scanner.stop(message, at: scanner.at, fix: fixOnSameLine(after: end))
        }
        guard isEntryStart else { throw scanner.stop(message, at: scanner.at) }
        try scanner.report(message, at: scanner.at, fix: "write ',' after the value on line \(line)")
    }

    private func fixOnSameLine(after end: Int) -> String {
        let isText = scanner.text.bytes[end - 1] == .quote
        return isText ? "write ',' between them; a quote inside a text is written \\\"" : "write ',' between them"
    }

    private var isEntryStart: Bool {
        switch scanner.byte {
        case .quote?, .openBrace?, .openBracket?: true
        case let byte?: byte.isWordByte || foreignQuotes != nil
        case nil: false
        }
    }

    private mutating func equalsSign(after key: String) throws(Scanner.Stop) {
        let message = "expected ':' after the key '\(key.excerpt)', found '='"
        try scanner.report(message, at: scanner.at, fix: "write ':'")
        scanner.at += 1
    }

    private mutating func missingColon(after key: String) throws(Scanner.Stop) {
        let message = "expected ':' after the key '\(key.excerpt)', found \(found)"
        try scanner.report(message, at: scanner.at, fix: "write ':' between the key and its value")
    }

    private mutating func noColon(after key: String) -> Scanner.Stop {
        unexpected("':' after the key '\(key.excerpt)'")
    }

    private mutating func unclosed(_ list: List) -> Scanner.Stop {
        let note = Note("the \(list.name) begins here", at: scanner.location(list.start))
        let message = "expected \(list.closing) to end the \(list.name), found the end of the file"
        return scanner.stop(message, at: scanner.at, notes: [note])
    }

    private mutating func wrongCloser(_ list: List) -> Scanner.Stop {
        let note = Note("the \(list.name) begins here", at: scanner.location(list.start))
        let message = "expected \(list.closing) to end the \(list.name), found \(found)"
        return scanner.stop(message, at: scanner.at, notes: [note])
    }

    private mutating func unclosedComment(at start: Int) -> Scanner.Stop {
        scanner.stop("the comment does not end", at: start, fix: "write '*/' where it ends")
    }

    private mutating func hashComment() throws(Scanner.Stop) {
        try scanner.report("'#' begins no comment in JSON", at: scanner.at, fix: "write '//'")
        scanner.skip { !$0.isLineEnd }
    }

    /// Moves past a blank that is none in JSON (a no-break space, a zero-width space, a NUL); false for other text.
    private mutating func foreignBlank() throws(Scanner.Stop) -> Bool {
        guard let scalar = scanner.scalar, scalar.isInvisible || scalar.properties.isWhitespace else { return false }
        let message = "the character \(scalar.codePoint) is no white space in JSON"
        try scanner.report(message, at: scanner.at, fix: "remove it, or write a space")
        scanner.at += String(scalar).utf8.count
        return true
    }

    private mutating func oldStyleList(at start: Int) -> Scanner.Stop {
        scanner.stop(
            "this is an old-style property list ('name = value;'), which is not read",
            at: start,
            fix: "write JSON ('\"name\": \"value\",') or an XML property list"
        )
    }

    private mutating func contentAfterTheEnd(_ root: DocumentNode) -> Scanner.Stop {
        let message = "expected the end of the file after the value, found \(found)"
        switch (root.content, scanner.byte) {
        case (.string, .colon?):
            return scanner.stop(
                message,
                at: scanner.at,
                fix: "write '{' before the first key and '}' after the last value"
            )
        case (_, .closeBrace?), (_, .closeBracket?):
            return scanner.stop(message, at: scanner.at, fix: "remove it: it closes nothing")
        default: return scanner.stop(message, at: scanner.at, fix: "a spec is one object: remove what follows it")
        }
    }
}
