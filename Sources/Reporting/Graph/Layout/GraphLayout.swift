/// Where everything stands in the picture, in pixels from the top left.
struct GraphLayout {
    struct Box: Equatable {
        var x, y, width, height: Int
        var right: Int { x + width }
        var bottom: Int { y + height }
    }

    struct Point: Equatable {
        var x, y: Int
    }

    let width: Int
    let height: Int
    let graph: NumberedGraph
    /// The boxes of the nodes.
    let boxes: [Box]
    /// The way of each edge, horizontal and vertical in turns.
    let ways: [[Point]]
    /// The background of each row.
    let bands: [Box]
    /// The background of each group, row by row.
    let shelves: [[Box]]
    let measures: LayoutMeasures

    /// - Parameter source: each row has a group.
    init(_ source: ModuleGraph) {
        graph = NumberedGraph(source)
        measures = LayoutMeasures(source, graph)
        let columns = LayoutColumns(source, graph, measures)
        let levels = LayoutLevels(columns, measures)
        boxes = zip(columns.boxes, columns.lineOfNode).map { [measures] box, line in
            Box(x: box.x, y: levels.tops[line], width: box.width, height: measures.cardHeight)
        }
        width = columns.right + LayoutMeasures.margin * 2
        height = levels.bottom
        ways = EdgeWays(columns, levels).ways
        (bands, shelves) = levels.backgrounds(source, columns, measures)
    }
}

/// The sizes that the picture's contents ask for.
struct LayoutMeasures {
    static let margin = 16
    static let titleHeight = 52
    static let fontSize = 13
    static let smallFontSize = 11
    static let layerFontSize = 15
    /// How thick a level of a channel is.
    static let trackPitch = 6
    static let emptyLineHeight = 20

    let cardHeight: Int
    /// The distance of two ports.
    let portPitch: Int
    /// The way that an edge goes straight when it leaves or reaches a box.
    let stub: Int
    /// Where the names of the groups begin, and the place of cards and edges.
    let groupX: Int
    let contentX: Int

    /// Where the first card may begin: an edge may pass beside it.
    var cardX: Int { contentX + 16 }
    /// What stands in the place of cards, and the columns that it takes.
    static let noModulesWords = "no modules"
    var noModules: ClosedRange<Int> {
        cardX - 7...cardX + TextWidth.pixels(Self.noModulesWords, size: Self.smallFontSize) + 7
    }

    init(_ source: ModuleGraph, _ graph: NumberedGraph) {
        cardHeight = graph.nodes.contains { $0.detail != nil } ? 48 : 32
        portPitch = graph.hasCounts ? 32 : 8
        stub = graph.hasCounts ? 26 : 14
        let names = source.rows.map { TextWidth.pixels(TextWidth.shortened($0.name), size: Self.layerFontSize) }
        let notes = source.rows.map { TextWidth.pixels($0.note ?? "", size: Self.smallFontSize) }
        let groups = source.rows.flatMap(\.groups).compactMap(\.name)
            .map { TextWidth.pixels(TextWidth.shortened($0), size: Self.fontSize) + 24 }
        groupX = LayoutMeasures.margin * 2 + max(names.max() ?? 0, notes.max() ?? 0) + 16
        contentX = (groupX + (groups.max() ?? 0) + 7) / 8 * 8 + 8
    }
}
