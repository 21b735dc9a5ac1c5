import Testing

@testable import Reporting

/// What the eye asks of a picture, for graphs of every shape.
@Suite("The layout of the picture")
struct GraphLayoutTests {
    static let graphs: [ModuleGraph] =
        (0..<40).map { SampleGraph.random(seed: UInt64($0), moduleCount: Int($0)) }
        + (0..<10).map { SampleGraph.random(seed: UInt64($0), moduleCount: 12, isCounted: true) }
        + [
            SampleGraph.small, SampleGraph.small.collapsed(), ModuleGraph(name: "None", rows: [], edges: []),
            SampleGraph.random(seed: 7, moduleCount: 300), SampleGraph.random(seed: 8, moduleCount: 300).collapsed(),
        ]

    private func layouts() -> [GraphLayout] {
        Self.graphs.map { graph in
            var drawn = graph
            for row in drawn.rows.indices where drawn.rows[row].groups.isEmpty {
                drawn.rows[row].groups = [ModuleGraph.Group(nodes: [])]
            }
            return GraphLayout(drawn)
        }
    }

    @Test("no two boxes overlap, all are inside, and labels have room in them")
    func boxes() {
        for (number, layout) in layouts().enumerated() {
            let sorted = layout.boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
            for (left, right) in zip(sorted, sorted.dropFirst()) {
                #expect(left.y == right.y ? left.right <= right.x : left.bottom < right.y, "graph \(number)")
            }
            for (node, box) in layout.boxes.enumerated() {
                let label = TextWidth.pixels(layout.graph.label(of: node), size: LayoutMeasures.fontSize)
                #expect(label + 16 <= box.width, "graph \(number)")
                #expect(box.x >= layout.measures.contentX && box.right < layout.width && box.bottom < layout.height)
            }
        }
    }

    @Test("edges go straight, from box to box and through none")
    func ways() {
        for (number, layout) in layouts().enumerated() {
            for (way, edge) in zip(layout.ways, layout.graph.edges) {
                #expect(layout.boxes[edge.source].touches(way[0]), "graph \(number)")
                #expect(layout.boxes[edge.destination].touches(way[way.count - 1]), "graph \(number)")
                for stretch in stretches(way) {
                    #expect((stretch.from.x == stretch.to.x) != (stretch.from.y == stretch.to.y), "graph \(number)")
                    #expect(!layout.boxes.contains { $0.isCrossed(by: stretch) }, "graph \(number)")
                }
            }
        }
    }

    @Test("no edge goes through the words of an empty group")
    func words() {
        for (number, layout) in layouts().enumerated() {
            let words = layout.shelves.joined().filter { shelf in
                !layout.boxes.contains { shelf.y < $0.y && $0.y < shelf.bottom }
            }
            .map { shelf in
                let columns = layout.measures.noModules
                let width = columns.upperBound - columns.lowerBound
                return GraphLayout.Box(x: columns.lowerBound, y: shelf.y, width: width, height: shelf.height)
            }
            for stretch in layout.ways.flatMap(stretches) where stretch.from.x == stretch.to.x {
                #expect(!words.contains { $0.isCrossed(by: stretch) }, "graph \(number)")
            }
        }
    }

    @Test("edges to different modules never lie on each other")
    func trunks() {
        for (number, layout) in layouts().enumerated() {
            var spans: [Stretch.Line: [(from: Int, to: Int, trunk: [Int])]] = [:]
            for (way, edge) in zip(layout.ways, layout.graph.edges) {
                for stretch in stretches(way) {
                    let trunk = [edge.destination, edge.isViolation ? 1 : 0]
                    spans[stretch.line, default: []].append((stretch.span.from, stretch.span.to, trunk))
                }
            }
            for line in spans.values {
                let sorted = line.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
                var reach = sorted[0]
                for span in sorted.dropFirst() {
                    #expect(span.trunk == reach.trunk || span.from >= reach.to, "graph \(number)")
                    if span.to > reach.to { reach = span }
                }
            }
        }
    }

    private func stretches(_ way: [GraphLayout.Point]) -> [Stretch] {
        zip(way, way.dropFirst()).map(Stretch.init)
    }
}

/// A part of a way between two corners.
private struct Stretch {
    let from, to: GraphLayout.Point

    /// The endless line that it lies on.
    struct Line: Hashable {
        let isHorizontal: Bool
        let level: Int
    }

    var line: Line { Line(isHorizontal: from.y == to.y, level: from.y == to.y ? from.y : from.x) }

    /// The lesser and the greater of its ends on that line.
    var span: (from: Int, to: Int) {
        let ends = from.y == to.y ? [from.x, to.x] : [from.y, to.y]
        return (min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
}

extension GraphLayout.Box {
    /// On the upper or the lower edge, not on a corner.
    fileprivate func touches(_ point: GraphLayout.Point) -> Bool {
        x < point.x && point.x < right && (point.y == y || point.y == bottom)
    }

    fileprivate func isCrossed(by stretch: Stretch) -> Bool {
        min(stretch.from.x, stretch.to.x) < right && x < max(stretch.from.x, stretch.to.x) + 1
            && min(stretch.from.y, stretch.to.y) < bottom && y < max(stretch.from.y, stretch.to.y)
    }
}
