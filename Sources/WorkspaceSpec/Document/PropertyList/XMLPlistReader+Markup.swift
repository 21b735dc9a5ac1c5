import Diagnostics

/// Before the root.
extension XMLPlistReader {
    /// `<?xml version="1.0" encoding="UTF-8"?>`, which may be missing; refuses other encodings.
    mutating func declaration() throws(Scanner.Stop) {
        guard scanner.starts(with: "<?xml") else { return }
        let start = scanner.at
        guard scanner.skip(to: "?>") else {
            throw scanner.stop("the XML declaration does not end", at: start, fix: "write '?>'")
        }
        let encoding = attribute("encoding", in: scanner.string(start..<scanner.at))
        scanner.at += 2
        guard let encoding, encoding.uppercased() != "UTF-8" else { return }
        let message = "the encoding '\(encoding.excerpt)' is not read"
        throw scanner.stop(
            message,
            at: start,
            rule: .encoding,
            fix: "save the file as UTF-8 and write 'encoding=\"UTF-8\"'"
        )
    }

    private func attribute(_ name: String, in tag: String) -> String? {
        let bytes = Array(tag.utf8)
        let word = Array(name.utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: word) }) else { return nil }
        let rest = bytes[(start + word.count)...].drop { $0 != .quote && $0 != UInt8(ascii: "'") }
        guard let quote = rest.first else { return "" }
        return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    }

    /// `<!DOCTYPE plist PUBLIC "…" "…">`, which may be missing; refuses one with definitions in it.
    mutating func documentType() throws(Scanner.Stop) {
        try skipTrivia()
        let start = scanner.at
        guard scanner.take("<!DOCTYPE") else { return }
        scanner.skip { $0 != .greater && $0 != .openBracket && $0 != .less }
        switch scanner.byte {
        case .greater: scanner.at += 1
        case .openBracket: throw entityDefinitions()
        default: throw scanner.stop("the document type does not end", at: start, fix: "write '>'")
        }
    }

    private mutating func entityDefinitions() -> Scanner.Stop {
        let message = "definitions in the document type are not read"
        return scanner.stop(
            message,
            at: scanner.at,
            fix: "remove '[ … ]' and write the text of each entity where it is used"
        )
    }
}

/// Tags and what stands between them.
extension XMLPlistReader {
    /// `<dict>`, or `<dict/>`, which is closed.
    struct Tag {
        var name: String
        var isClosed: Bool
    }

    /// Moves past an opening tag; nil, and no move, where there is none.
    mutating func openingTag() throws(Scanner.Stop) -> Tag? {
        let start = scanner.at
        guard scanner.byte == .less, scanner.byte(after: 1)?.isLetter == true else { return try noOpeningTag() }
        scanner.at += 1
        scanner.skip(while: \.isWordByte)
        let name = scanner.string((start + 1)..<scanner.at)
        scanner.skip(while: \.isBlank)
        if name == "plist" { skipAttributes() }
        let isClosed = scanner.take("/")
        guard scanner.take(">") else { throw badTag(name, at: start) }
        return Tag(name: name, isClosed: isClosed)
    }

    private mutating func noOpeningTag() throws(Scanner.Stop) -> Tag? {
        guard scanner.byte != .less || scanner.starts(with: "</") else { throw unknownMarkup() }
        guard scanner.byte == nil || scanner.byte == .less else { throw unexpected("an element", at: scanner.at) }
        return nil
    }

    private mutating func skipAttributes() {
        while let byte = scanner.byte, byte != .greater, byte != .slash, byte != .less {
            scanner.at += 1
            guard byte == .quote || byte == UInt8(ascii: "'") else { continue }
            scanner.skip { $0 != byte && $0 != .less }
            if scanner.byte == byte { scanner.at += 1 }
        }
    }

    mutating func closingTag(_ name: StaticString, from start: Int) throws(Scanner.Stop) {
        let place = scanner.at
        guard scanner.take("</"), scanner.take(name) else { throw noClosingTag("\(name)", from: start, at: place) }
        scanner.skip(while: \.isBlank)
        guard scanner.take(">") else { throw noClosingTag("\(name)", from: start, at: place) }
    }

    /// Moves past white space and comments.
    mutating func skipTrivia() throws(Scanner.Stop) {
        while true {
            scanner.skip(while: \.isBlank)
            guard scanner.starts(with: "<!--") else { return }
            try comment()
        }
    }

    private mutating func comment() throws(Scanner.Stop) {
        let start = scanner.at
        scanner.at += 4
        guard scanner.skip(to: "-->") else {
            throw scanner.stop("the comment does not end", at: start, fix: "write '-->'")
        }
        scanner.at += 3
    }
}

/// Text.
extension XMLPlistReader {
    /// The text of an element up to and with its closing tag, with references, CDATA and line ends as XML has them.
    mutating func text(of tag: Tag, at start: Int) throws(Scanner.Stop) -> String {
        guard !tag.isClosed else { return "" }
        var text = ""
        while let byte = scanner.byte {
            switch byte {
            case .ampersand: text += try reference()
            case .less where scanner.starts(with: "</"): return try closing(tag, from: start, text)
            case .less: text += try markup(in: tag)
            case .carriageReturn: text += lineEnd()
            default: text += try plainPiece()
            }
        }
        throw noClosingTag(tag.name, from: start, at: scanner.at)
    }

    private mutating func closing(_ tag: Tag, from start: Int, _ text: String) throws(Scanner.Stop) -> String {
        let place = scanner.at
        scanner.at += 2
        let name = scanner.at
        scanner.skip(while: \.isWordByte)
        let isRight = scanner.string(name..<scanner.at) == tag.name
        scanner.skip(while: \.isBlank)
        guard isRight, scanner.take(">") else { throw noClosingTag(tag.name, from: start, at: place) }
        return text
    }

    /// XML 1.0, section 2.11: CR and CRLF are read as LF.
    private mutating func lineEnd() -> String {
        scanner.at += scanner.starts(with: "\r\n") ? 2 : 1
        return "\n"
    }

    private mutating func plainPiece() throws(Scanner.Stop) -> String {
        let start = scanner.at
        scanner.skip { $0 != .ampersand && $0 != .less && $0 != .carriageReturn && ($0 >= 0x20 || $0.isBlank) }
        if scanner.at == start { try controlCharacter() }
        return scanner.string(start..<scanner.at)
    }

    private mutating func markup(in tag: Tag) throws(Scanner.Stop) -> String {
        if scanner.starts(with: "<!--") {
            try comment()
            return ""
        }
        guard scanner.take("<![CDATA[") else { throw elementInText(of: tag) }
        let start = scanner.at
        var text = ""
        while let byte = scanner.byte, !scanner.starts(with: "]]>") {
            text += byte == .carriageReturn ? lineEnd() : try plainPieceOfCDATA()
        }
        guard scanner.take("]]>") else {
            throw scanner.stop("the CDATA section does not end", at: start, fix: "write ']]>'")
        }
        return text
    }

    private mutating func plainPieceOfCDATA() throws(Scanner.Stop) -> String {
        let start = scanner.at
        if scanner.byte == .closeBracket { scanner.at += 1 }
        scanner.skip { $0 != .closeBracket && $0 != .carriageReturn && ($0 >= 0x20 || $0.isBlank) }
        if scanner.at == start { try controlCharacter() }
        return scanner.string(start..<scanner.at)
    }

    /// `&amp;`, `&#233;`, `&#xE9;`.
    private mutating func reference() throws(Scanner.Stop) -> String {
        let start = scanner.at
        scanner.at += 1
        scanner.skip { $0.isWordByte || $0 == UInt8(ascii: "#") }
        let name = scanner.string((start + 1)..<scanner.at)
        guard scanner.take(";"), !name.isEmpty else { return try bareAmpersand(at: start) }
        guard let scalar = Self.entities[name] ?? Self.scalar(ofReference: name) else {
            try scanner.report(
                "unknown reference '&\(name.excerpt);'",
                at: start,
                fix: "write '&amp;' for '&', or the character itself"
            )
            return ""
        }
        return String(scalar)
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    /// `#xE9` → é; nil for what XML 1.0 has no character for, such as NUL.
    private static func scalar(ofReference name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#"), name.utf8.count < 12 else { return nil }
        let isHex = name.hasPrefix("#x")
        let digits = name.dropFirst(isHex ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHex ? 16 : 10) else { return nil }
        guard let scalar = Unicode.Scalar(value), scalar.isInXML else { return nil }
        return scalar
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 (section 2.2) has this character at all.
    var isInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xFFFD: true
        case 0x10000...: true
        default: false
        }
    }
}

/// The words of the errors.
extension XMLPlistReader {
    private mutating func badTag(_ name: String, at start: Int) -> Scanner.Stop {
        if scanner.byte?.isLetter == true {
            return scanner.stop(
                "the element '\(name.excerpt)' has an attribute",
                at: start,
                fix: "remove it: property lists have none"
            )
        }
        return scanner.stop("the tag '<\(name.excerpt)' does not end", at: start, fix: "write '>'")
    }

    private mutating func unknownMarkup() -> Scanner.Stop {
        switch true {
        case scanner.starts(with: "<?xml"):
            scanner.stop(
                "the XML declaration does not stand at the start of the file",
                at: scanner.at,
                fix: "move it there"
            )
        case scanner.starts(with: "<?"):
            scanner.stop("processing instructions are not read", at: scanner.at, fix: "remove it")
        default:
            unexpected("an element", at: scanner.at)
        }
    }

    private mutating func noClosingTag(_ name: String, from start: Int, at place: Int) -> Scanner.Stop {
        let note = Note("'<\(name)>' is here", at: scanner.location(start))
        return scanner.stop("expected '</\(name)>', found \(found(at: place))", at: place, notes: [note])
    }

    private mutating func elementInText(of tag: Tag) -> Scanner.Stop {
        let message = "the element '\(tag.name)' holds \(found(at: scanner.at))"
        return scanner.stop(message, at: scanner.at, fix: "write '</\(tag.name)>' before it, or '&lt;' for '<'")
    }

    private mutating func bareAmpersand(at start: Int) throws(Scanner.Stop) -> String {
        try scanner.report("'&' begins no reference here", at: start, fix: "write '&amp;'")
        return ""
    }

    private mutating func controlCharacter() throws(Scanner.Stop) {
        let scalar = Unicode.Scalar(scanner.byte ?? 0)
        try scanner.report(
            "the control character \(scalar.codePoint) is not allowed in XML",
            at: scanner.at,
            fix: "remove it"
        )
        scanner.at += 1
    }

    /// `'<plist'`, `'</dict>'`, `'x'`, `the end of the file`.
    func found(at offset: Int) -> String {
        var ahead = scanner
        ahead.at = offset
        guard let scalar = ahead.scalar else { return "the end of the file" }
        guard scalar == "<" else { return scalar.isInvisible ? scalar.codePoint : "'\(scalar)'" }
        ahead.at += 1
        ahead.skip { $0.isWordByte || $0 == .slash || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
        if ahead.byte == .greater { ahead.at += 1 }
        return "'\(ahead.string(offset..<ahead.at).excerpt)'"
    }
}
