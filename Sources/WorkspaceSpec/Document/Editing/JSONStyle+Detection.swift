extension JSONStyle {
    /// The habits of a file, as its values show them; those next to the place of an edit are asked first.
    init(of bytes: [UInt8], root: DocumentNode, near node: DocumentNode) {
        self.init()
        let lists = [node, root].flatMap { $0.containers.prefix(Self.sample) }.compactMap {
            EntryList(json: $0, in: bytes)
        }
        let filled = lists.filter { !$0.entries.isEmpty }
        if let unit = filled.lazy.compactMap(\.unit).first { self.unit = unit }
        if let lineEnd = bytes.lineEnd { self.lineEnd = lineEnd }
        let lines = filled.filter { !$0.hasLineEnd($0.span) }
        if let padding = lines.first(where: \.isObject)?.padding { objectPadding = padding }
        if let padding = lines.first(where: { !$0.isObject })?.padding { arrayPadding = padding }
        if let colon = [node, root].lazy.compactMap({ $0.colon(in: bytes) }).first { self.colon = colon }
        let witnesses = [node.nestedContainers, root.containers.dropFirst()].map { $0.filter(\.isFilledContainer) }
        separator = lines.lazy.compactMap(\.commonSeparator).first ?? (colon == ":" ? "," : ", ")
        putsArraysOnOneLine = Self.haveOneLine(witnesses, in: bytes) { $0.isPlainArray } ?? true
        putsObjectsOnOneLine = Self.haveOneLine(witnesses, in: bytes) { $0.isObject } ?? true
    }

    /// How many objects and arrays are asked at most.
    private static let sample = 100

    /// Whether one of the first kind of witnesses that there are stands on one line; nil when there are none.
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
    /// The containers in the entries of an array, or in an object: what a new entry may hold or be.
    fileprivate var nestedContainers: ArraySlice<DocumentNode> {
        guard case .array(let elements) = content else { return containers.dropFirst() }
        return elements.flatMap { $0.containers.dropFirst() }[...]
    }

    /// What stands between the keys and their values, where that is common: `: `, `:`, ` : `.
    fileprivate func colon(in bytes: [UInt8]) -> String? {
        let members = containers.lazy.flatMap(\.members)
        return members.lazy.map { member in
            String(decoding: bytes[member.keySpan.upperBound..<member.value.span.lowerBound], as: UTF8.self)
        }.first { [": ", ":", " : "].contains($0) }
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
