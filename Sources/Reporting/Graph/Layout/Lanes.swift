/// Where trunks pass the lines between their ends: in the gaps between the cards, or beside them.
struct Lanes {
    /// By trunk and line.
    private(set) var columns: [Place: Int] = [:]
    /// The columns of the ports: some have moved below their lanes.
    private(set) var ports: [Ports.Port: Int]
    /// The trunks that go up or down in each channel, by their columns.
    private var verticals: [[Int: Int]]
    /// What is taken in each line, sorted.
    private let blocked: [[ClosedRange<Int>]]
    private let leftmost: Int

    struct Place: Hashable {
        let trunk, line: Int
    }

    /// - Parameters:
    ///   - blocked: the columns that the cards of each line take, sorted.
    ///   - reaches: the columns that the port of a destination may have in place of its own.
    init(
        _ trunks: [Trunk],
        lineOfNode: [Int],
        blocked: [[ClosedRange<Int>]],
        ports: [Ports.Port: Int],
        reaches: [Ports.Port: ClosedRange<Int>],
        leftmost: Int
    ) {
        self.ports = ports
        self.blocked = blocked
        self.leftmost = leftmost
        verticals = Array(repeating: [:], count: blocked.count + 1)
        var entries: [Ports.Port] = []
        for (port, column) in ports {
            verticals[lineOfNode[port.node] + (port.isTop ? 0 : 1)][column] = port.trunk
            if port.isEntry { entries.append(port) }
        }
        let order = entries.map { (lineOfNode[$0.node], ports[$0] ?? 0, $0.trunk, $0) }
        for (line, _, _, port) in order.sorted(by: { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }) {
            lead(port, trunks[port.trunk].passedLines(destinationLine: line), reaches[port], line)
        }
    }

    /// As straight as the cards allow, from the destination on.
    private mutating func lead(_ port: Ports.Port, _ lines: [Int], _ reach: ClosedRange<Int>?, _ destinationLine: Int) {
        guard var column = ports[port], !lines.isEmpty else { return }
        if let reach {
            let better = straightestColumn(in: reach, near: column, port.trunk, lines)
            let channel = destinationLine + (port.isTop ? 0 : 1)
            verticals[channel][column] = nil
            verticals[channel][better] = port.trunk
            ports[port] = better
            column = better
        }
        if !lines.allSatisfy({ isFree(column, port.trunk, $0) }) {
            let nearby = column - Lanes.detour...column + Lanes.detour
            let other = straightestColumn(in: nearby, near: column, port.trunk, lines)
            if freeLines(other, port.trunk, lines) == lines.count { column = other }
        }
        for line in lines {
            column = nearestFree(column, port.trunk, line)
            columns[Place(trunk: port.trunk, line: line)] = column
            verticals[line][column] = port.trunk
            verticals[line + 1][column] = port.trunk
        }
    }

    /// A trunk goes so far aside, in pixels, to be straight for the rest of its way.
    private static let detour = 96

    /// The column of a range that is free in the most lines from the first on; the nearest of those.
    private func straightestColumn(in range: ClosedRange<Int>, near wish: Int, _ trunk: Int, _ lines: [Int]) -> Int {
        var best = (column: wish, count: freeLines(wish, trunk, lines))
        for distance in stride(from: 8, through: range.upperBound - range.lowerBound, by: 8) {
            for column in [wish - distance, wish + distance] where range.contains(column) {
                let count = freeLines(column, trunk, lines)
                if count > best.count { best = (column, count) }
            }
            if best.count == lines.count { break }
        }
        return best.column
    }

    private func freeLines(_ column: Int, _ trunk: Int, _ lines: [Int]) -> Int {
        lines.firstIndex { !isFree(column, trunk, $0) } ?? lines.count
    }

    private func nearestFree(_ wish: Int, _ trunk: Int, _ line: Int) -> Int {
        var distance = 0
        while true {
            if isFree(wish - distance, trunk, line) { return wish - distance }
            if isFree(wish + distance, trunk, line) { return wish + distance }
            distance += 4
        }
    }

    private func isFree(_ column: Int, _ trunk: Int, _ line: Int) -> Bool {
        guard column >= leftmost else { return false }
        let isTaken = [line, line + 1].contains { channel in
            verticals[channel][column].map { $0 != trunk } ?? false
        }
        return !isTaken && !blocked[line].contains { $0.contains(column) }
    }
}
