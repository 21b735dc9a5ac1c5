/// The cycles of a graph whose nodes are numbered from 0: `edges[i]` lists what node i depends on.
///
/// Each is a shortest one through its first node, and no two share their last edge: with the last edge of every cycle
/// cut the graph has none. `[[1], [0], [2]]` → `[[0, 1], [2]]`
public func dependencyCycles(_ edges: [[Int]], limit: Int = 100) -> [[Int]] {
    var edges = edges
    var cycles: [[Int]] = []
    while cycles.count < limit, let component = connectedComponents(edges).first {
        guard let cycle = shortestCycle(from: component[0], edges, within: Set(component)) else { break }
        cycles.append(cycle)
        edges[cycle[cycle.count - 1]].removeAll { $0 == cycle[0] }
    }
    return cycles
}

/// The shortest way from a node back to itself.
private func shortestCycle(from start: Int, _ edges: [[Int]], within component: Set<Int>) -> [Int]? {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
        let node = queue[head]
        head += 1
        for next in edges[node] where component.contains(next) {
            if next == start { return path(to: node, previous) }
            if previous[next] == nil {
                previous[next] = node
                queue.append(next)
            }
        }
    }
    return nil
}

private func path(to end: Int, _ previous: [Int: Int]) -> [Int] {
    var path = [end]
    while let node = previous[path[path.count - 1]] { path.append(node) }
    return path.reversed()
}

/// The strongly connected components that hold a cycle, each sorted, by their first nodes (Tarjan, without
/// recursion: a chain of dependencies may be as long as the spec).
public func connectedComponents(_ edges: [[Int]]) -> [[Int]] {
    var search = ComponentSearch(edges)
    for node in edges.indices { search.visit(node) }
    return search.components
        .filter { $0.count > 1 || edges[$0[0]].contains($0[0]) }
        .map { $0.sorted() }
        .sorted { $0[0] < $1[0] }
}

private struct ComponentSearch {
    let edges: [[Int]]
    var components: [[Int]] = []
    private var order: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var count = 0

    init(_ edges: [[Int]]) {
        self.edges = edges
        order = Array(repeating: -1, count: edges.count)
        low = order
        isOpen = Array(repeating: false, count: edges.count)
    }

    mutating func visit(_ root: Int) {
        guard order[root] < 0 else { return }
        var path = [(node: root, next: 0)]
        open(root)
        while let (node, next) = path.last {
            if next < edges[node].count {
                path[path.count - 1].next += 1
                descend(to: edges[node][next], from: node, &path)
            } else {
                path.removeLast()
                close(node, parent: path.last?.node)
            }
        }
    }

    private mutating func descend(to node: Int, from parent: Int, _ path: inout [(node: Int, next: Int)]) {
        if order[node] < 0 {
            open(node)
            path.append((node, 0))
        } else if isOpen[node] {
            low[parent] = min(low[parent], order[node])
        }
    }

    private mutating func open(_ node: Int) {
        order[node] = count
        low[node] = count
        count += 1
        stack.append(node)
        isOpen[node] = true
    }

    private mutating func close(_ node: Int, parent: Int?) {
        if let parent { low[parent] = min(low[parent], low[node]) }
        guard low[node] == order[node], let start = stack.lastIndex(of: node) else { return }
        for member in stack[start...] { isOpen[member] = false }
        components.append(Array(stack[start...]))
        stack.removeSubrange(start...)
    }
}
