/// Where edges leave and reach the boxes.
///
/// Channel c is the space above line c. What comes into it from above stands on other columns than what comes from
/// below, so that no two trunks share a vertical line.
struct Ports {
    struct Port: Hashable {
        let trunk: Int
        let node: Int
        /// The trunk's destination; else a source.
        let isEntry: Bool
        let isTop: Bool
    }

    /// The ports of each node, at its top and at its bottom.
    private(set) var top: [[Port]]
    private(set) var bottom: [[Port]]

    init(_ graph: NumberedGraph, _ trunks: [Trunk], lineOfNode: [Int]) {
        top = Array(repeating: [], count: graph.nodes.count)
        bottom = top
        for (number, trunk) in trunks.enumerated() {
            let entry = Port(trunk: number, node: trunk.destination, isEntry: true, isTop: trunk.goesDown)
            add(entry)
            let line = lineOfNode[trunk.destination]
            var seen: Set<Int> = []
            for edge in trunk.edges where seen.insert(graph.edges[edge].source).inserted {
                let source = graph.edges[edge].source
                let isTop = lineOfNode[source] >= line
                add(Port(trunk: number, node: source, isEntry: false, isTop: isTop))
            }
        }
    }

    private mutating func add(_ port: Port) {
        if port.isTop { top[port.node].append(port) } else { bottom[port.node].append(port) }
    }

    /// How many ports a node's wider side has.
    func count(of node: Int) -> Int { max(top[node].count, bottom[node].count) }

    /// The columns of all ports.
    ///
    /// - Parameters:
    ///   - boxes: the left edge and the width of each node, multiples of 8.
    ///   - pitch: the distance of two ports, a multiple of 8.
    func columns(_ graph: NumberedGraph, _ trunks: [Trunk], boxes: [(x: Int, width: Int)], pitch: Int) -> [Port: Int] {
        let centers = boxes.map { $0.x + $0.width / 2 }
        let aims = trunks.map { trunk in
            trunk.edges.reduce(0) { $0 + centers[graph.edges[$1].source] } / trunk.edges.count
        }
        var columns: [Port: Int] = [:]
        for node in boxes.indices {
            for (ports, shift) in [(top[node], 0), (bottom[node], 4)] {
                let sorted = ports.enumerated().sorted { left, right in
                    (aim(left.element, aims, centers, trunks), left.offset)
                        < (aim(right.element, aims, centers, trunks), right.offset)
                }
                let first = boxes[node].x + (boxes[node].width - (ports.count - 1) * pitch) / 16 * 8
                for (place, port) in sorted.enumerated() { columns[port.element] = first + place * pitch + shift }
            }
        }
        return columns
    }

    /// Where a port may be that has its side of the box for itself.
    func reaches(_ boxes: [(x: Int, width: Int)]) -> [Port: ClosedRange<Int>] {
        let alone = (top + bottom).filter { $0.count == 1 }.map { $0[0] }
        return Dictionary(
            uniqueKeysWithValues: alone.map { port in
                let box = boxes[port.node]
                return (port, box.x + 8...max(box.x + 8, box.x + box.width - 8))
            }
        )
    }

    /// Where the other ends are.
    private func aim(_ port: Port, _ aims: [Int], _ centers: [Int], _ trunks: [Trunk]) -> Int {
        port.isEntry ? aims[port.trunk] : centers[trunks[port.trunk].destination]
    }
}
