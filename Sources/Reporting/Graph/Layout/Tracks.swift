/// The levels on which trunks go sideways in one channel, so that no two lie on each other.
struct Tracks {
    /// By trunk, from the top; a trunk that goes straight through has none.
    private(set) var levels: [Int: Int] = [:]
    private(set) var count = 0

    /// The room that two trunks on one level leave between each other, in pixels.
    private static let gap = 12

    /// - Parameter columns: those on which each trunk enters and leaves the channel.
    init(_ columns: [Int: [Int]]) {
        let spans = columns.compactMap { trunk, columns -> (from: Int, to: Int, trunk: Int)? in
            guard let from = columns.min(), let to = columns.max(), from < to else { return nil }
            return (from, to, trunk)
        }
        var ends: [Int] = []
        for span in spans.sorted(by: { ($0.from, $0.to, $0.trunk) < ($1.from, $1.to, $1.trunk) }) {
            let level = ends.firstIndex { $0 + Tracks.gap <= span.from } ?? ends.count
            if level == ends.count { ends.append(0) }
            ends[level] = span.to
            levels[span.trunk] = level
        }
        count = ends.count
    }
}
