/// How the entries of an object or an array stand in a text: their bytes, their commas and the comments between them.
struct EntryList {
    let bytes: [UInt8]
    /// The whole object or array.
    var span: Range<Int>
    /// Behind the opening bracket or tag.
    var open: Int
    /// Where the closing bracket or tag begins.
    var close: Int
    var entries: [Range<Int>]
    /// The offset of the comma behind each entry; nil where there is none, as always in XML.
    var commas: [Int?] = []
    var comments: [Range<Int>] = []
    /// Entries are separated by commas.
    var usesCommas: Bool

    /// Of the JSON object or array that a node is; nil for a scalar.
    init?(json node: DocumentNode, in bytes: [UInt8]) {
        guard let entries = node.entrySpans else { return nil }
        self.bytes = bytes
        self.span = node.span
        self.open = node.span.lowerBound + 1
        self.close = node.span.upperBound - 1
        self.entries = entries
        self.usesCommas = true
        findCommasAndComments()
    }

    /// Of the `dict` or `array` that a node is; nil for a scalar. `<array/>` has its open and its close at its end.
    init?(xml node: DocumentNode, in bytes: [UInt8]) {
        guard let entries = node.entrySpans, let tagEnd = bytes[node.span].firstIndex(of: .greater) else { return nil }
        let isClosed = bytes[tagEnd - 1] == .slash
        self.bytes = bytes
        self.span = node.span
        self.open = tagEnd + 1
        self.close = isClosed ? tagEnd + 1 : bytes[node.span].lastIndex(of: .less) ?? tagEnd + 1
        self.entries = entries
        self.usesCommas = false
        findCommasAndComments()
    }
}

extension DocumentNode {
    /// The bytes of each element, or of each member from its key to its value; nil for a scalar.
    fileprivate var entrySpans: [Range<Int>]? {
        switch content {
        case .object(let members): members.map(\.span)
        case .array(let elements): elements.map(\.span)
        default: nil
        }
    }
}

extension DocumentNode.Member {
    /// From the key to the end of the value.
    fileprivate var span: Range<Int> {
        keySpan.lowerBound..<value.span.upperBound
    }
}

/// What stands between the entries.
extension EntryList {
    private mutating func findCommasAndComments() {
        var start = open
        for (index, entry) in entries.enumerated() {
            _ = scan(start..<entry.lowerBound)
            let next = index + 1 < entries.count ? entries[index + 1].lowerBound : close
            let comma = scan(entry.upperBound..<next, untilComma: true)
            commas.append(comma)
            start = comma.map { $0 + 1 } ?? next
        }
        _ = scan(start..<close)
    }

    /// Collects the comments of a gap; gives the offset of its comma.
    private mutating func scan(_ gap: Range<Int>, untilComma: Bool = false) -> Int? {
        var at = gap.lowerBound
        while at < gap.upperBound {
            if untilComma, bytes[at] == .comma { return at }
            guard bytes[at] == .slash || bytes[at] == .less else {
                at += 1
                continue
            }
            let end = commentEnd(from: at, in: gap)
            comments.append(at..<end)
            at = end
        }
        return nil
    }

    private func commentEnd(from start: Int, in gap: Range<Int>) -> Int {
        let rest = bytes[start..<gap.upperBound]
        switch (bytes[start], bytes[start + 1]) {
        case (.slash, .slash): return rest.firstIndex(where: \.isLineEnd) ?? gap.upperBound
        case (.slash, _): return end(of: "*/", in: rest.dropFirst(2))
        default: return end(of: "-->", in: rest.dropFirst(4))
        }
    }

    private func end(of word: String, in rest: ArraySlice<UInt8>) -> Int {
        let word = Array(word.utf8)
        let start = rest.indices.first { rest[$0...].starts(with: word) }
        return start.map { $0 + word.count } ?? rest.endIndex
    }
}

/// Lines.
extension EntryList {
    func hasLineEnd(_ range: Range<Int>) -> Bool {
        !range.isEmpty && bytes[range].contains(where: \.isLineEnd)
    }

    /// The end of the entry and its comma.
    func end(of index: Int) -> Int {
        commas[index].map { $0 + 1 } ?? entries[index].upperBound
    }

    /// The end of what stands before an entry: the opening bracket, the comma before it, or a comment.
    func contentEnd(before index: Int) -> Int {
        let start = index == 0 ? open : end(of: index - 1)
        return commentEnd(in: start..<entries[index].lowerBound) ?? start
    }

    /// The end of the last comment in a gap.
    func commentEnd(in gap: Range<Int>) -> Int? {
        comments.last { $0.lowerBound >= gap.lowerBound && $0.upperBound <= gap.upperBound }?.upperBound
    }

    /// Whether an entry is the first on its line.
    func startsLine(_ index: Int) -> Bool {
        hasLineEnd(contentEnd(before: index)..<entries[index].lowerBound)
    }

    /// The blanks at the start of the line of an offset.
    func indentation(at offset: Int) -> String {
        bytes.indentation(at: offset)
    }
}

extension [UInt8] {
    /// The blanks at the start of the line of an offset.
    func indentation(at offset: Int) -> String {
        let start = self[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
        return String(decoding: self[start..<offset].prefix { $0 == .space || $0 == .tab }, as: UTF8.self)
    }
}
