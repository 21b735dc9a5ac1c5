import Diagnostics

/// What is wrong with the name in a tag.
enum NameMistake {
    case empty
    case tooLong
    case unknownSign(String)
    case whitespace(String, offset: Int)
    case brace(String, offset: Int)
    case emptySegment(String, offset: Int)

    /// The first mistake, or nil for a proper name; what a closing tag names is compared with its section instead.
    init?(_ tag: SourceTag, in source: SourceText) {
        let bytes = source.bytes[tag.name]
        guard let first = bytes.first else {
            self = .empty
            return
        }
        guard bytes.count <= Limits.nameBytes else {
            self = .tooLong
            return
        }
        if tag.kind == .close { return nil }
        let text = source.text(tag.name)
        if tag.kind == .value, first == UInt8(ascii: "<") || first == UInt8(ascii: "$") {
            self = .unknownSign(String(text.prefix(1)))
        } else if let index = bytes.firstIndex(where: \.isWhitespace) {
            self = .whitespace(text, offset: index - bytes.startIndex)
        } else if let index = bytes.firstIndex(where: \.isBrace) {
            self = .brace(text, offset: index - bytes.startIndex)
        } else if tag.kind != .partial, let index = bytes.firstEmptySegment {
            self = .emptySegment(text, offset: index - bytes.startIndex)
        } else {
            return nil
        }
    }

    /// Where in the name, in bytes from its beginning.
    var offset: Int {
        switch self {
        case .empty, .tooLong, .unknownSign: 0
        case .whitespace(_, let offset), .brace(_, let offset), .emptySegment(_, let offset): offset
        }
    }

    func diagnostic(_ delimiters: Delimiters, at place: Location) -> Diagnostic {
        switch self {
        case .empty: SyntaxErrors.emptyTag(delimiters, at: place)
        case .tooLong: SyntaxErrors.longName(at: place)
        case .unknownSign(let sign): SyntaxErrors.unknownSign(sign, delimiters, at: place)
        case .whitespace(let name, _): SyntaxErrors.spaceInName(name, at: place)
        case .brace(let name, _): SyntaxErrors.braceInName(name, at: place)
        case .emptySegment(let name, _): SyntaxErrors.emptySegment(name, at: place)
        }
    }
}

extension UInt8 {
    fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }
}

extension ArraySlice<UInt8> {
    /// The dot beside which a part of the name is missing; `.` alone is a name.
    fileprivate var firstEmptySegment: Int? {
        let dot = UInt8(ascii: ".")
        if count == 1 { return nil }
        return indices.first { index in
            self[index] == dot && (index == startIndex || index == endIndex - 1 || self[index - 1] == dot)
        }
    }
}
