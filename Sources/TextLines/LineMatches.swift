/// Lines that two texts have in common, in order: pairs of line numbers from 0, both rising.
///
/// First what stands at both ends, then the lines that occur once in each text, then, in what is left between those,
/// a longest common subsequence. A stretch too large for that counts as different, so the work is bounded.
public struct LineMatches {
    public private(set) var pairs: [(Int, Int)] = []
    private let left: [Int]
    private let right: [Int]

    public init(_ left: [TextLine], _ right: [TextLine]) {
        let (head, tail) = LineMatches.equalEnds(left, right)
        var numbers: [TextLine: Int] = [:]
        func number(_ line: TextLine) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        // What stands at both ends is most of a large file, and needs no number.
        self.left = left[head..<left.count - tail].map(number)
        self.right = right[head..<right.count - tail].map(number)
        match()
        pairs =
            (0..<head).map { ($0, $0) } + pairs.map { ($0.0 + head, $0.1 + head) }
            + (0..<tail).reversed().map { (left.count - 1 - $0, right.count - 1 - $0) }
    }

    /// How many lines the texts share at their starts, and of what follows at their ends.
    private static func equalEnds(_ left: [TextLine], _ right: [TextLine]) -> (head: Int, tail: Int) {
        let limit = min(left.count, right.count)
        let head = (0..<limit).first { left[$0] != right[$0] } ?? limit
        let tails = 0..<limit - head
        let tail = tails.first { left[left.count - 1 - $0] != right[right.count - 1 - $0] } ?? tails.count
        return (head, tail)
    }

    /// The right line of each left one.
    public var rightOfLeft: [Int: Int] {
        Dictionary(uniqueKeysWithValues: pairs)
    }

    /// A stretch of both texts that is still to be compared.
    private struct Gap {
        var left: Range<Int>
        var right: Range<Int>
    }

    /// The largest product of line counts that is compared line by line.
    private static let limit = 1_000_000

    private mutating func match() {
        var open = [Gap(left: left.indices, right: right.indices)]
        while let gap = open.popLast() {
            let rest = trimmed(gap)
            if rest.left.isEmpty || rest.right.isEmpty { continue }
            let anchors = anchors(rest)
            if anchors.isEmpty {
                addLongestCommon(rest)
            } else {
                pairs += anchors
                open += gaps(in: rest, between: anchors)
            }
        }
        pairs.sort { $0.0 < $1.0 }
    }

    /// The gap without the equal lines at its ends, which are pairs.
    private mutating func trimmed(_ gap: Gap) -> Gap {
        var gap = gap
        while let first = gap.left.first, let other = gap.right.first, left[first] == right[other] {
            pairs.append((first, other))
            gap.left.removeFirst()
            gap.right.removeFirst()
        }
        while let last = gap.left.last, let other = gap.right.last, left[last] == right[other] {
            pairs.append((last, other))
            gap.left.removeLast()
            gap.right.removeLast()
        }
        return gap
    }

    /// The lines that occur once on each side, as far as they stand in the same order.
    private func anchors(_ gap: Gap) -> [(Int, Int)] {
        let places = LineMatches.uniquePlaces(right, gap.right)
        let candidates = LineMatches.uniquePlaces(left, gap.left)
            .compactMap { line, place in places[line].map { (place, $0) } }
            .sorted { $0.0 < $1.0 }
        return LineMatches.longestRising(candidates)
    }

    private func gaps(in gap: Gap, between anchors: [(Int, Int)]) -> [Gap] {
        let starts = [(gap.left.lowerBound, gap.right.lowerBound)] + anchors.map { ($0.0 + 1, $0.1 + 1) }
        let ends = anchors + [(gap.left.upperBound, gap.right.upperBound)]
        return zip(starts, ends).map { Gap(left: $0.0..<$1.0, right: $0.1..<$1.1) }
    }

    private mutating func addLongestCommon(_ gap: Gap) {
        guard gap.left.count * gap.right.count <= LineMatches.limit else { return }
        let width = gap.right.count + 1
        // The length of the longest common subsequence of what follows each pair of places.
        var lengths = [Int32](repeating: 0, count: (gap.left.count + 1) * width)
        for i in gap.left.indices.reversed() {
            for j in gap.right.indices.reversed() {
                let at = (i - gap.left.lowerBound) * width + (j - gap.right.lowerBound)
                let isEqual = left[i] == right[j]
                lengths[at] = isEqual ? lengths[at + width + 1] + 1 : max(lengths[at + width], lengths[at + 1])
            }
        }
        var (i, j) = (gap.left.lowerBound, gap.right.lowerBound)
        while i < gap.left.upperBound, j < gap.right.upperBound {
            let at = (i - gap.left.lowerBound) * width + (j - gap.right.lowerBound)
            if left[i] == right[j] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[at + width] >= lengths[at + 1] {
                i += 1
            } else {
                j += 1
            }
        }
    }

    private static func uniquePlaces(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
        var places: [Int: Int] = [:]
        for place in range {
            places[lines[place]] = places[lines[place]] == nil ? place : -1
        }
        return places.filter { $0.value >= 0 }
    }

    /// Of pairs whose first numbers rise, the most whose second numbers rise, too.
    private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        // For each length, the pair with the lowest second number that ends a rising row of that length.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var row: [(Int, Int)] = []
        var next = ends.last
        while let index = next {
            row.append(pairs[index])
            next = previous[index]
        }
        return row.reversed()
    }
}
