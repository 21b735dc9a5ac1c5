/// The ways of the edges along their trunks.
struct EdgeWays {
    private(set) var ways: [[GraphLayout.Point]]
    private let columns: LayoutColumns
    private let levels: LayoutLevels

    init(_ columns: LayoutColumns, _ levels: LayoutLevels) {
        self.columns = columns
        self.levels = levels
        ways = Array(repeating: [], count: columns.graph.edges.count)
        for (number, trunk) in columns.trunks.enumerated() {
            for edge in trunk.edges { ways[edge] = way(of: columns.graph.edges[edge], number, trunk) }
        }
    }

    private func way(of edge: NumberedGraph.Edge, _ number: Int, _ trunk: Trunk) -> [GraphLayout.Point] {
        let (source, destination) = (columns.lineOfNode[edge.source], columns.lineOfNode[edge.destination])
        let leavesTop = source >= destination
        var x = column(number, edge.source, isEntry: false, isTop: leavesTop)
        var points = [GraphLayout.Point(x: x, y: leavesTop ? levels.tops[source] : levels.bottom(ofLine: source))]
        for channel in channels(source, destination) {
            let next = nextColumn(after: channel, number, trunk, destination)
            if next != x, let y = levels.track(number, inChannel: channel) {
                points += [GraphLayout.Point(x: x, y: y), GraphLayout.Point(x: next, y: y)]
            }
            x = next
        }
        let end = trunk.goesDown ? levels.tops[destination] : levels.bottom(ofLine: destination)
        return points + [GraphLayout.Point(x: x, y: end)]
    }

    /// The channels between two lines, in the order of the way.
    private func channels(_ source: Int, _ destination: Int) -> [Int] {
        if source == destination { return [source] }
        return source < destination ? Array(source + 1...destination) : Array((destination + 1...source).reversed())
    }

    private func nextColumn(after channel: Int, _ number: Int, _ trunk: Trunk, _ destination: Int) -> Int {
        let line = trunk.goesDown ? channel : channel - 1
        if line != destination { return columns.lanes[Lanes.Place(trunk: number, line: line)] ?? 0 }
        return column(number, trunk.destination, isEntry: true, isTop: trunk.goesDown)
    }

    private func column(_ trunk: Int, _ node: Int, isEntry: Bool, isTop: Bool) -> Int {
        columns.ports[Ports.Port(trunk: trunk, node: node, isEntry: isEntry, isTop: isTop)] ?? 0
    }
}
