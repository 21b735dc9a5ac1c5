/// The candidate that the user most likely meant by a misspelt word, or nil when none is near.
///
/// `nearestName(to: "centre", among: ["name", "center"])` → `"center"`
public func nearestName(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.unicodeScalars.count / 3)
    return
        candidates
        .map { (name: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
        .filter { $0.distance <= limit }
        .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
        .name
}

/// The Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions
/// and swaps of two neighbours.
private func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left.unicodeScalars)
    let b = Array(right.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            let cost = a[i] == b[j] ? 0 : 1
            var best = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}
