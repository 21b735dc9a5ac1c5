import Diagnostics

/// Reads an XML property list: the part of XML 1.0 that property lists are, without entity definitions.
struct XMLPlistReader {
    var scanner: Scanner

    /// `<plist version="1.0"><dict>…</dict></plist>` → an object; throws the syntax errors.
    static func read(_ text: SourceText) throws(DiagnosticsError) -> DocumentNode {
        var reader = XMLPlistReader(scanner: Scanner(text))
        let root = try? reader.document()
        guard let root, reader.scanner.diagnostics.isEmpty else {
            throw DiagnosticsError(reader.scanner.diagnostics)
        }
        return root
    }

    private mutating func document() throws(Scanner.Stop) -> DocumentNode {
        try declaration()
        try documentType()
        try skipTrivia()
        let plist = scanner.at
        guard let tag = try openingTag(), tag.name == "plist" else {
            throw unexpected("'<plist version=\"1.0\">'", at: plist)
        }
        try skipTrivia()
        guard !tag.isClosed, let root = try value() else { throw emptyPlist(at: plist) }
        try skipTrivia()
        guard scanner.take("</plist>") else { throw unexpected("'</plist>'", at: scanner.at) }
        try skipTrivia()
        guard scanner.byte == nil else { throw contentAfterTheEnd() }
        return root
    }
}

/// Values.
extension XMLPlistReader {
    /// The value that begins at the place, or nil before a closing tag.
    private mutating func value() throws(Scanner.Stop) -> DocumentNode? {
        let start = scanner.at
        guard let tag = try openingTag() else { return nil }
        try scanner.countValue()
        let location = scanner.location(start)
        let content = try content(of: tag, at: start)
        return DocumentNode(content, at: location, span: start..<scanner.at)
    }

    private mutating func content(of tag: Tag, at start: Int) throws(Scanner.Stop) -> DocumentNode.Content {
        switch tag.name {
        case "dict": .object(try members(of: tag, at: start))
        case "array": .array(try elements(of: tag, at: start))
        case "string": .string(try text(of: tag, at: start))
        case "integer": try integer(of: tag, at: start)
        case "real": try real(of: tag, at: start)
        case "true", "false": .bool(try flag(of: tag, at: start))
        case "date", "data": try other(tag, at: start)
        case "key": throw strayKey(at: start)
        default: throw unknownElement(tag.name, at: start)
        }
    }

    private mutating func elements(of tag: Tag, at start: Int) throws(Scanner.Stop) -> [DocumentNode] {
        guard !tag.isClosed else { return [] }
        try scanner.enter()
        var elements: [DocumentNode] = []
        try skipTrivia()
        while let element = try value() {
            elements.append(element)
            try skipTrivia()
        }
        try closingTag("array", from: start)
        scanner.leave()
        return elements
    }

    private mutating func members(of tag: Tag, at start: Int) throws(Scanner.Stop) -> [DocumentNode.Member] {
        guard !tag.isClosed else { return [] }
        try scanner.enter()
        var members: [DocumentNode.Member] = []
        try skipTrivia()
        while !scanner.starts(with: "</"), scanner.byte != nil {
            members.append(try member())
            try skipTrivia()
        }
        try closingTag("dict", from: start)
        scanner.leave()
        return members
    }

    private mutating func member() throws(Scanner.Stop) -> DocumentNode.Member {
        let start = scanner.at
        let location = scanner.location(start)
        let key = try key()
        let span = start..<scanner.at
        try skipTrivia()
        guard !scanner.starts(with: "<key>"), let value = try value() else {
            try missingValue(of: key, at: start)
            return DocumentNode.Member(key, at: location, span: span, .null)
        }
        return DocumentNode.Member(key, at: location, span: span, value)
    }

    private mutating func key() throws(Scanner.Stop) -> String {
        let start = scanner.at
        guard let tag = try openingTag() else { throw unexpected("'<key>'", at: start) }
        if tag.name == "key" { return try text(of: tag, at: start) }
        throw unexpected("'<key>' before the value", at: start)
    }
}

/// Scalars.
extension XMLPlistReader {
    private mutating func integer(of tag: Tag, at start: Int) throws(Scanner.Stop) -> DocumentNode.Content {
        let text = try text(of: tag, at: start).trimmed
        if let number = Int(text) { return .integer(number) }
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let isNumber = !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
        if isNumber {
            let reason = "'\(text.excerpt)' is too large: an integer has at most 64 bits"
            try scanner.report(reason, at: start, fix: "write it as a '<string>'")
        } else {
            try scanner.report("'\(text.excerpt)' is no integer", at: start, fix: "write decimal digits")
        }
        return .null
    }

    private mutating func real(of tag: Tag, at start: Int) throws(Scanner.Stop) -> DocumentNode.Content {
        let text = try text(of: tag, at: start).trimmed
        let isDecimal = text.utf8.count < 1_000 && text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
        if isDecimal, let number = Double(text), number.isFinite { return .double(number) }
        try scanner.report("'\(text.excerpt)' is no finite decimal number", at: start)
        return .null
    }

    private mutating func flag(of tag: Tag, at start: Int) throws(Scanner.Stop) -> Bool {
        let isEmpty = try text(of: tag, at: start).trimmed.isEmpty
        if !isEmpty {
            try scanner.report("the element '\(tag.name)' holds text", at: start, fix: "write '<\(tag.name)/>'")
        }
        return tag.name == "true"
    }

    private mutating func other(_ tag: Tag, at start: Int) throws(Scanner.Stop) -> DocumentNode.Content {
        _ = try text(of: tag, at: start)
        return .other(tag.name)
    }
}

/// The words of the errors.
extension XMLPlistReader {
    mutating func unexpected(_ expected: String, at offset: Int) -> Scanner.Stop {
        scanner.stop("expected \(expected), found \(found(at: offset))", at: offset)
    }

    private mutating func emptyPlist(at start: Int) -> Scanner.Stop {
        scanner.stop("the property list holds no value", at: start, fix: "write '<dict> … </dict>' in it")
    }

    private mutating func contentAfterTheEnd() -> Scanner.Stop {
        let message = "expected the end of the file after '</plist>', found \(found(at: scanner.at))"
        return scanner.stop(message, at: scanner.at, fix: "remove what follows '</plist>'")
    }

    private mutating func strayKey(at start: Int) -> Scanner.Stop {
        scanner.stop("expected a value, found '<key>'", at: start, fix: "keys stand in '<dict>' only")
    }

    private mutating func missingValue(of key: String, at start: Int) throws(Scanner.Stop) {
        try scanner.report("the key '\(key.excerpt)' has no value", at: start, fix: "write one after '</key>'")
    }

    private mutating func unknownElement(_ name: String, at start: Int) -> Scanner.Stop {
        let known = ["dict", "array", "string", "integer", "real", "true", "false"]
        let message = "unknown element '\(name.excerpt)' in a property list"
        return scanner.stop(message, at: start, fix: Self.fix(for: name, among: known))
    }

    private static func fix(for name: String, among known: [String]) -> String? {
        switch name.lowercased() {
        case "bool", "boolean": "write '<true/>' or '<false/>'"
        case "int", "number": "write '<integer>'"
        case "float", "double": "write '<real>'"
        case "null", "nil": "remove the key: a property list has no null"
        default: nearestName(to: name, among: known).map { "write '<\($0)>'" }
        }
    }
}

extension String {
    /// Without white space at both ends.
    fileprivate var trimmed: String {
        let bytes = utf8.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
        return String(decoding: Array(bytes), as: UTF8.self)
    }
}
