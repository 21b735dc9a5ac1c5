import Diagnostics

/// A line of source cut to a number of columns, so that the caret below it stays at its place.
struct SourceExcerpt {
    let text: String
    /// In columns from 0.
    let caret: Int

    /// Fewer columns show nothing.
    static let least = 12

    /// - Parameter caret: in columns of the whole line, from 0.
    init(_ line: String, caret: Int, _ room: Int) {
        guard line.columns > room else {
            (text, self.caret) = (line, caret)
            return
        }
        // What stands before the caret is known from the finding; what follows is what it speaks about.
        let skipped = caret < room - room / 3 ? "" : line.prefix(columns: caret - room / 3)
        let mark = skipped.isEmpty ? "" : "…"
        let rest = String(line.dropFirst(skipped.count))
        let end = rest.columns > room - mark.count
        let shown = end ? rest.prefix(columns: room - mark.count - 1) + "…" : rest
        text = mark + shown
        self.caret = min(caret - skipped.columns + mark.count, room - 1)
    }
}
