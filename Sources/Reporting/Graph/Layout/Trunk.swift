/// The edges that arrive at one node from one side: they meet on their way, so that a picture of many edges stays one
/// of few lines.
struct Trunk {
    let destination: Int
    let isViolation: Bool
    /// From lines above the destination and from its own line, to its top; else from lines below, to its bottom.
    let goesDown: Bool
    /// The numbers of the edges.
    var edges: [Int]
    /// The line farthest from the destination's where an edge begins.
    var farthestLine: Int
}

extension Trunk {
    /// All trunks, by their destinations.
    static func all(_ graph: NumberedGraph, lineOfNode: [Int]) -> [Trunk] {
        var trunks: [Trunk] = []
        var places: [Key: Int] = [:]
        for (number, edge) in graph.edges.enumerated() {
            let source = lineOfNode[edge.source]
            let goesDown = source <= lineOfNode[edge.destination]
            let key = Key(destination: edge.destination, isViolation: edge.isViolation, goesDown: goesDown)
            if let place = places[key] {
                trunks[place].add(number, from: source)
            } else {
                places[key] = trunks.count
                trunks.append(Trunk(key, edges: [number], farthestLine: source))
            }
        }
        return trunks.enumerated()
            .sorted { ($0.element.destination, $0.offset) < ($1.element.destination, $1.offset) }
            .map(\.element)
    }

    private struct Key: Hashable {
        let destination: Int
        let isViolation, goesDown: Bool
    }

    private init(_ key: Key, edges: [Int], farthestLine: Int) {
        destination = key.destination
        isViolation = key.isViolation
        goesDown = key.goesDown
        self.edges = edges
        self.farthestLine = farthestLine
    }

    private mutating func add(_ edge: Int, from line: Int) {
        edges.append(edge)
        farthestLine = goesDown ? min(farthestLine, line) : max(farthestLine, line)
    }

    /// The lines that the trunk passes between its ends, beginning at its destination's.
    func passedLines(destinationLine: Int) -> [Int] {
        goesDown
            ? Array((farthestLine + 1..<max(farthestLine + 1, destinationLine)).reversed())
            : Array(destinationLine + 1..<max(destinationLine + 1, farthestLine))
    }
}
