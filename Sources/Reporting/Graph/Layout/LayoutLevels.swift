/// Everything that is decided from top to bottom.
struct LayoutLevels {
    /// The upper edge of each line.
    let tops: [Int]
    let bottom: Int
    private let heights: [Int]
    private let tracks: [Tracks]
    private let trackTops: [Int]

    /// Between a band's edge and what stands in it.
    private static let bandPadding = 14
    private static let legendHeight = 48

    init(_ columns: LayoutColumns, _ measures: LayoutMeasures) {
        tracks = columns.channels.map(Tracks.init)
        var y = LayoutMeasures.titleHeight
        var (tops, heights, trackTops): ([Int], [Int], [Int]) = ([], [], [])
        for (number, line) in columns.lines.enumerated() {
            let isNewRow = number == 0 || columns.lines[number - 1].shelf.row != line.shelf.row
            let padding = isNewRow ? Self.bandPadding : 0
            let aboveTracks = number == 0 ? Self.bandPadding : measures.stub + padding / 2
            trackTops.append(y + aboveTracks)
            y += aboveTracks + tracks[number].count * LayoutMeasures.trackPitch + measures.stub + padding / 2
            tops.append(y)
            heights.append(columns.isThin(number) ? LayoutMeasures.emptyLineHeight : measures.cardHeight)
            y += heights[number]
        }
        trackTops.append(y + measures.stub)
        y += tracks.last.map { $0.count > 0 ? $0.count * LayoutMeasures.trackPitch + measures.stub : 0 } ?? 0
        (self.tops, self.heights, self.trackTops) = (tops, heights, trackTops)
        bottom = y + Self.bandPadding + Self.legendHeight
    }

    func bottom(ofLine line: Int) -> Int { tops[line] + heights[line] }

    /// Where a trunk goes sideways in a channel; nil when it goes straight.
    func track(_ trunk: Int, inChannel channel: Int) -> Int? {
        tracks[channel].levels[trunk].map {
            trackTops[channel] + $0 * LayoutMeasures.trackPitch + LayoutMeasures.trackPitch / 2
        }
    }

    /// The backgrounds of the rows and of their groups.
    func backgrounds(_ source: ModuleGraph, _ columns: LayoutColumns, _ measures: LayoutMeasures)
        -> (bands: [GraphLayout.Box], shelves: [[GraphLayout.Box]])
    {
        let right = columns.right + LayoutMeasures.margin
        let bands = source.rows.indices.map { row in
            box(columns, from: LayoutMeasures.margin, to: right, padding: Self.bandPadding) { $0.row == row }
        }
        let shelves = source.rows.indices.map { row in
            source.rows[row].groups.indices.map { group in
                box(columns, from: measures.groupX, to: right - 8, padding: 7) { $0.row == row && $0.group == group }
            }
        }
        return (bands, shelves)
    }

    private func box(
        _ columns: LayoutColumns,
        from left: Int,
        to right: Int,
        padding: Int,
        _ isIn: (NumberedGraph.Shelf) -> Bool
    ) -> GraphLayout.Box {
        let lines = columns.lines.indices.filter { isIn(columns.lines[$0].shelf) }
        guard let first = lines.first, let last = lines.last else {
            return GraphLayout.Box(x: left, y: 0, width: 0, height: 0)
        }
        let y = tops[first] - padding
        return GraphLayout.Box(x: left, y: y, width: right - left, height: bottom(ofLine: last) + padding - y)
    }
}

extension LayoutColumns {
    /// A group without modules; but a row of one line has room for the words beside it.
    fileprivate func isThin(_ line: Int) -> Bool {
        lines[line].cards.isEmpty && lines.count { $0.shelf.row == lines[line].shelf.row } > 1
    }

    /// For each channel, the columns on which each trunk enters and leaves it.
    fileprivate var channels: [[Int: [Int]]] {
        var channels: [[Int: [Int]]] = Array(repeating: [:], count: lines.count + 1)
        for (port, column) in ports {
            channels[lineOfNode[port.node] + (port.isTop ? 0 : 1)][port.trunk, default: []].append(column)
        }
        for (place, column) in lanes {
            channels[place.line][place.trunk, default: []].append(column)
            channels[place.line + 1][place.trunk, default: []].append(column)
        }
        return channels
    }
}
