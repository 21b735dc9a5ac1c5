/// Taking an entry out: with its comma, its line and a comment at the end of its line. Comments on lines of their own
/// stay.
extension EntryList {
    func removal(of index: Int) -> [Splice] {
        switch true {
        case entries.count == 1 && comments.isEmpty: [.removal(open..<close)]
        case entries.count == 1: [.removal(contentEnd(before: 0)..<lineEnd(after: 0))]
        case index == entries.count - 1 && usesCommas && commas[index] == nil: removalOfLast
        case startsLine(index) && !nextStandsOnSameLine(as: index):
            [.removal(contentEnd(before: index)..<lineEnd(after: index))]
        case index == 0 || startsLine(index): [.removal(entries[index].lowerBound..<startOfNext(after: index))]
        default: [.removal(contentEnd(before: index)..<end(of: index))]
        }
    }

    /// The last entry of a list without a trailing comma takes the comma before it along.
    private var removalOfLast: [Splice] {
        let index = entries.count - 1
        let end = lineEnd(after: index)
        guard let comma = commas[index - 1] else { return [.removal(contentEnd(before: index)..<end)] }
        let before = entries[index - 1].upperBound
        let gap = (commentEnd(in: before..<comma) ?? before)..<comma
        if hasLineEnd(gap) { return [.removal(gap.lowerBound..<end)] }
        return [.removal(comma..<(comma + 1)), .removal(contentEnd(before: index)..<end)]
    }

    private func nextStandsOnSameLine(as index: Int) -> Bool {
        index + 1 < entries.count && !hasLineEnd(end(of: index)..<entries[index + 1].lowerBound)
    }

    /// The start of the next entry when only blanks of the same line lie before it, else the end of this one.
    private func startOfNext(after index: Int) -> Int {
        let end = end(of: index)
        guard index + 1 < entries.count else { return end }
        let next = entries[index + 1].lowerBound
        return bytes[end..<next].allSatisfy { $0 == .space || $0 == .tab } ? next : end
    }

    /// The end of the comment that ends the entry's line, where that line is the entry's own; else the entry's end.
    private func lineEnd(after index: Int) -> Int {
        let end = end(of: index)
        guard startsLine(index), let comment = comments.first(where: { $0.lowerBound >= end }) else { return end }
        guard bytes[end..<comment.lowerBound].allSatisfy({ $0 == .space || $0 == .tab }) else { return end }
        let rest = bytes[comment.upperBound...].drop { $0 == .space || $0 == .tab }
        return rest.first?.isLineEnd == true ? comment.upperBound : end
    }
}
