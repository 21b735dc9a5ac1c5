/// What a new entry needs to know of its place to write itself.
struct EntryPlace {
    enum Layout {
        /// Like its neighbours, which all stand on one line each, or in a list that stands on one line.
        case oneLine
        /// Like its neighbours, which all take several lines.
        case expanded
        /// The neighbours say nothing.
        case open
    }

    /// Of the line on which the entry begins.
    var indentation: String
    var layout: Layout
}

/// Putting an entry in at the end.
extension EntryList {
    /// The splices that append what `write` gives for the place of the new entry.
    ///
    /// `unit` and `lineEnd` are the file's; an empty list takes several lines when `expands`; `padding` stands inside
    /// its brackets when it does not, and `gap` between entries on one line.
    func appending(
        unit: String,
        lineEnd: String,
        expands: Bool,
        padding: String,
        gap: String,
        write: (EntryPlace) -> String
    ) -> [Splice] {
        if entries.isEmpty {
            return fill(unit: unit, lineEnd: lineEnd, expands: expands, padding: padding, write: write)
        }
        return startsLine(entries.count - 1)
            ? appendLine(lineEnd: lineEnd, write: write) : appendOnLine(gap: gap, write: write)
    }

    /// On a line of its own, behind the last entry and the comments after it.
    private func appendLine(lineEnd: String, write: (EntryPlace) -> String) -> [Splice] {
        let last = entries.count - 1
        let indentation = indentation(at: entries[last].lowerBound)
        let text = lineEnd + indentation + write(EntryPlace(indentation: indentation, layout: neighbourLayout))
        let place = endOfContent(from: end(of: last))
        guard usesCommas else { return [.insertion(text, at: place)] }
        if commas[last] != nil { return [.insertion(text + ",", at: place)] }
        return [.insertion(",", at: entries[last].upperBound), .insertion(text, at: place)]
    }

    /// On the line of the last entry.
    private func appendOnLine(gap: String, write: (EntryPlace) -> String) -> [Splice] {
        let last = entries.count - 1
        let layout: EntryPlace.Layout = neighbourLayout == .expanded ? .expanded : .oneLine
        let text =
            (lastGap ?? gap) + write(EntryPlace(indentation: indentation(at: entries[last].lowerBound), layout: layout))
        guard usesCommas else { return [.insertion(text, at: entries[last].upperBound)] }
        guard let comma = commas[last] else { return [.insertion("," + text, at: entries[last].upperBound)] }
        return [.insertion(text + ",", at: comma + 1)]
    }

    /// Into a list without entries, behind its comments.
    private func fill(
        unit: String,
        lineEnd: String,
        expands: Bool,
        padding: String,
        write: (EntryPlace) -> String
    ) -> [Splice] {
        let outer = indentation(at: span.lowerBound)
        let isMultiLine = expands || hasLineEnd(open..<close)
        let inner = comments.last.map {
            hasLineEnd(open..<$0.lowerBound) ? indentation(at: $0.lowerBound) : outer + unit
        }
        let place = EntryPlace(
            indentation: inner ?? (isMultiLine ? outer + unit : outer),
            layout: isMultiLine ? .open : .oneLine
        )
        let text = write(place)
        if let comment = comments.last {
            let isLine = hasLineEnd(comment.upperBound..<close)
            return [.insertion((isLine ? lineEnd + place.indentation : " ") + text, at: comment.upperBound)]
        }
        guard isMultiLine else { return [Splice(open..<close, padding + text + padding)] }
        return [Splice(open..<close, lineEnd + place.indentation + text + lineEnd + outer)]
    }
}

/// What the neighbours do.
extension EntryList {
    /// In an array of objects, what they all do; elsewhere each value stands for itself.
    private var neighbourLayout: EntryPlace.Layout {
        let layouts = entries.filter(isContainer).map(hasLineEnd)
        guard bytes[span.lowerBound] == .openBracket, let first = layouts.first else { return .open }
        guard layouts.allSatisfy({ $0 == first }) else { return .open }
        return first ? .expanded : .oneLine
    }

    private func isContainer(_ entry: Range<Int>) -> Bool {
        bytes[entry.upperBound - 1] == .closeBrace || bytes[entry.upperBound - 1] == .closeBracket
    }

    /// The blanks between the last two entries, if there are two and nothing else is between them.
    private var lastGap: String? {
        guard entries.count > 1 else { return nil }
        let gap = bytes[end(of: entries.count - 2)..<entries[entries.count - 1].lowerBound]
        return gap.allSatisfy { $0 == .space || $0 == .tab } ? String(decoding: gap, as: UTF8.self) : nil
    }

    /// Behind the comments that follow an offset, without one that stands on the line of the closing bracket.
    private func endOfContent(from offset: Int) -> Int {
        var end = offset
        for comment in comments where comment.lowerBound >= offset {
            let isOnLastLine = !hasLineEnd(comment.upperBound..<close)
            let isOnFirstLine = !hasLineEnd(end..<comment.lowerBound)
            if !isOnLastLine || isOnFirstLine { end = comment.upperBound }
        }
        return end
    }
}
