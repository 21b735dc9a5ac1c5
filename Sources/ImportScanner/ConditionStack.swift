/// The `#if` blocks around a place, outermost first.
struct ConditionStack {
    /// A text longer than this is cut; it is for people, no check depends on it.
    static let maximumTextLength = 1_000

    private var blocks: [Block] = []
    /// The conditions of all open blocks, in the order of the file.
    private var clauses: [Range<Int>] = []
    private var cachedText: String?

    private struct Block {
        var firstClause: Int
        var isElse = false
    }

    var isEmpty: Bool { blocks.isEmpty }

    mutating func removeAll() {
        blocks.removeAll(keepingCapacity: true)
        clauses.removeAll(keepingCapacity: true)
        cachedText = nil
    }

    mutating func open(_ condition: Range<Int>) {
        blocks.append(Block(firstClause: clauses.count))
        clauses.append(condition)
        cachedText = nil
    }

    mutating func elseif(_ condition: Range<Int>) {
        guard !blocks.isEmpty else { return }
        blocks[blocks.count - 1].isElse = false
        clauses.append(condition)
        cachedText = nil
    }

    mutating func `else`() {
        guard !blocks.isEmpty else { return }
        blocks[blocks.count - 1].isElse = true
        cachedText = nil
    }

    mutating func close() {
        guard let block = blocks.popLast() else { return }
        clauses.removeLast(clauses.count - block.firstClause)
        cachedText = nil
    }

    /// The condition of the innermost branch with all around it, or nil outside any block.
    ///
    /// `#if A || B` … `#else` … `#if os(Linux)` → `!(A || B) && os(Linux)`
    mutating func text(in source: SourceBytes) -> String? {
        guard !blocks.isEmpty else { return nil }
        if let cachedText { return cachedText }
        let text = makeText(in: source)
        cachedText = text
        return text
    }

    private func makeText(in source: SourceBytes) -> String {
        var parts: [String] = []
        var length = 0
        for (index, block) in blocks.enumerated() {
            let end = index + 1 < blocks.count ? blocks[index + 1].firstClause : clauses.count
            for clause in block.firstClause..<end {
                guard length < ConditionStack.maximumTextLength else {
                    return parts.joined(separator: " && ") + " && …"
                }
                let isNegated = block.isElse || clause < end - 1
                let condition = ConditionText(clauses[clause], in: source)
                parts.append(isNegated ? condition.negated : condition.text)
                length += parts[parts.count - 1].utf8.count + " && ".utf8.count
            }
        }
        guard parts.count > 1 else { return parts[0] }
        return parts.map { ConditionText.needsParentheses($0) ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}

/// One condition without comments, its blanks reduced to single spaces.
struct ConditionText {
    let text: String

    init(_ range: Range<Int>, in source: SourceBytes) {
        var bytes: [UInt8] = []
        var position = range.lowerBound
        while position < range.upperBound, bytes.count < ConditionStack.maximumTextLength {
            let byte = source[position]
            if byte == .slash, source[position + 1] == .slash || source[position + 1] == .star {
                position = ConditionText.commentEnd(at: position, to: range.upperBound, in: source)
            } else {
                if !byte.isBlank { bytes.append(byte) }
                if byte.isBlank, let last = bytes.last, last != .space { bytes.append(.space) }
                position += 1
            }
        }
        if bytes.last == .space { bytes.removeLast() }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// `A` → `!A`, `A || B` → `!(A || B)`, `!A` → `!(!A)`
    var negated: String {
        let isSimple = !text.utf8.contains { $0 == .space || $0.isOperator && $0 != .dot }
        return isSimple ? "!\(text)" : "!(\(text))"
    }

    /// Whether a condition holds an `||` outside parentheses, which binds weaker than `&&`.
    static func needsParentheses(_ text: String) -> Bool {
        var depth = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == .openParen { depth += 1 }
            if byte == .closeParen { depth -= 1 }
            if byte == .pipe, previous == .pipe, depth == 0 { return true }
            previous = byte
        }
        return false
    }

    private static func commentEnd(at start: Int, to end: Int, in source: SourceBytes) -> Int {
        var position = start + 2
        if source[start + 1] == .slash { return source.lineEnd(from: position, to: end) }
        while position < end, !(source[position] == .star && source[position + 1] == .slash) { position += 1 }
        return min(position + 2, end)
    }
}
