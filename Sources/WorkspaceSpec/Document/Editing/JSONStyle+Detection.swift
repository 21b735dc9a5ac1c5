extension JSONStyle {
    /// The habits of a file, as its values show them; those next to the place of an edit are asked first.
    init(of bytes: [UInt8], root: DocumentNode, near node: DocumentNode) {
        self.init()
        let samples = [node, root].map { $0.containers(limit: Self.sample).filter(\.isFilledContainer) }
        let lists = samples.joined().compactMap { EntryList(json: $0, in: bytes) }
        readLines(of: bytes, lists)
        readBlanks(
            lists.filter { !$0.hasLineEnd($0.span) },
            colon: samples.joined().lazy.compactMap { $0.colon(in: bytes) }.first
        )
        readLayout(of: bytes, [node.nestedContainers(limit: Self.sample), samples[1].filter { $0.span != root.span }])
    }

    /// How many objects and arrays are asked at most.
    private static let sample = 100

    private mutating func readLines(of bytes: [UInt8], _ lists: [EntryList]) {
        unit = lists.lazy.compactMap(\.unit).first ?? unit
        lineEnd = bytes.lineEnd ?? lineEnd
    }

    private mutating func readBlanks(_ lines: [EntryList], colon: String?) {
        self.colon = colon ?? self.colon
        objectPadding = lines.first(where: \.isObject)?.padding ?? objectPadding
        arrayPadding = lines.first { !$0.isObject }?.padding ?? arrayPadding
        separator = lines.lazy.compactMap(\.commonSeparator).first ?? (colon == ":" ? "," : separator)
    }

    /// `witnesses` are the objects and arrays beside the place of an edit, then those of the whole file.
    private mutating func readLayout(of bytes: [UInt8], _ witnesses: [[DocumentNode]]) {
        putsArraysOnOneLine = Self.haveOneLine(witnesses, in: bytes) { $0.isPlainArray } ?? true
        putsObjectsOnOneLine = Self.haveOneLine(witnesses, in: bytes) { $0.isObject } ?? true
    }

    /// Whether one of the first witnesses of the kind stands on one line; nil when there are none.
    private static func haveOneLine(
        _ witnesses: [[DocumentNode]],
        in bytes: [UInt8],
        where isWitness: (DocumentNode) -> Bool
    ) -> Bool? {
        let groups = witnesses.map { $0.filter(isWitness) }
        return groups.first { !$0.isEmpty }?.contains { !bytes[$0.span].contains(where: \.isLineEnd) }
    }
}

extension EntryList {
    fileprivate var isObject: Bool { bytes[span.lowerBound] == .openBrace }

    /// What an entry's line is indented more than the line of the list.
    var unit: String? {
        guard startsLine(0) else { return nil }
        let outer = indentation(at: span.lowerBound)
        let inner = indentation(at: entries[0].lowerBound)
        return inner.hasPrefix(outer) && inner != outer ? String(inner.dropFirst(outer.count)) : nil
    }

    /// The blanks inside the brackets.
    fileprivate var padding: String {
        String(decoding: bytes[open..<entries[0].lowerBound].prefix { $0 == .space }, as: UTF8.self)
    }

    /// `, ` or `,`; nil where other blanks align the entries.
    fileprivate var commonSeparator: String? {
        guard entries.count > 1 else { return nil }
        let text = String(decoding: bytes[entries[0].upperBound..<entries[1].lowerBound], as: UTF8.self)
        return [",", ", "].contains(text) ? text : nil
    }
}

extension DocumentNode {
    /// What a new entry may hold or be: the objects and arrays in the elements of an array, or in an object.
    fileprivate func nestedContainers(limit: Int) -> [DocumentNode] {
        let parents = elements.isEmpty ? [self] : Array(elements.prefix(limit))
        return parents.flatMap { $0.containers(limit: limit).dropFirst() }.filter(\.isFilledContainer)
    }

    /// What stands between the keys and their values, where that is common: `: `, `:`, ` : `.
    fileprivate func colon(in bytes: [UInt8]) -> String? {
        let gaps = members.lazy.map { bytes[$0.keySpan.upperBound..<$0.value.span.lowerBound] }
        return gaps.map { String(decoding: $0, as: UTF8.self) }.first { [": ", ":", " : "].contains($0) }
    }

    private var elements: [DocumentNode] {
        guard case .array(let elements) = content else { return [] }
        return elements
    }

    private var members: [Member] {
        guard case .object(let members) = content else { return [] }
        return members
    }
}

extension [UInt8] {
    /// The first line end of the text.
    var lineEnd: String? {
        guard let first = firstIndex(where: \.isLineEnd) else { return nil }
        guard self[first] == .carriageReturn else { return "\n" }
        return first + 1 < count && self[first + 1] == .lineFeed ? "\r\n" : "\r"
    }
}
