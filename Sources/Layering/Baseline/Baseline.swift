import Diagnostics

/// The findings that a team lives with for now: known ones do not fail the check, new ones do.
public struct Baseline: Equatable, Sendable {
    /// Sorted by file, rule and message, each combination once.
    public private(set) var entries: [BaselineEntry] = []

    public init() {}

    /// A baseline that holds exactly these findings.
    public init(_ findings: [Diagnostic]) {
        self.init(entries: findings.map { BaselineEntry(key: BaselineEntry.Key($0)) })
    }

    /// Equal entries become one with the sum of their counts.
    init(entries: [BaselineEntry]) {
        var sums: [BaselineEntry.Key: BaselineEntry] = [:]
        for entry in entries {
            sums[entry.key, default: BaselineEntry(key: entry.key, count: 0, location: entry.location)].count +=
                entry.count
        }
        self.entries = sums.values.sorted { $0.key < $1.key }
    }
}

/// Findings that are equal but for their lines.
public struct BaselineEntry: Equatable, Sendable {
    public struct Key: Hashable, Sendable {
        public var file: String
        public var rule: RuleID
        public var message: String
    }

    public var key: Key
    public var count = 1
    /// Where the baseline's file states it.
    public var location: Location?

    public static func == (left: Self, right: Self) -> Bool {
        left.key == right.key && left.count == right.count
    }
}

extension Baseline {
    /// The findings with those marked that the baseline holds, and what it holds beyond them.
    ///
    /// Of three equal findings where the baseline holds two, the first two are known.
    public func compared(with findings: [Diagnostic]) -> (findings: [Diagnostic], stale: [BaselineEntry]) {
        var left = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
        let marked = findings.map { finding in
            var marked = finding
            let key = BaselineEntry.Key(finding)
            if let count = left[key], count > 0 {
                left[key] = count - 1
                marked.isKnown = true
            }
            return marked
        }
        let stale = entries.compactMap { entry -> BaselineEntry? in
            var surplus = entry
            surplus.count = left[entry.key] ?? 0
            return surplus.count > 0 ? surplus : nil
        }
        return (marked, stale)
    }

    /// What another baseline has more of than this one, and less.
    public func difference(to other: Baseline) -> (added: [BaselineEntry], removed: [BaselineEntry]) {
        (other.surplus(over: self), surplus(over: other))
    }

    private func surplus(over other: Baseline) -> [BaselineEntry] {
        let counts = Dictionary(other.entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
        return entries.compactMap { entry in
            var surplus = entry
            surplus.count -= counts[entry.key] ?? 0
            return surplus.count > 0 ? surplus : nil
        }
    }
}

extension BaselineEntry.Key: Comparable {
    init(_ finding: Diagnostic) {
        self.init(file: finding.location?.file ?? "", rule: finding.rule, message: finding.message)
    }

    public static func < (left: Self, right: Self) -> Bool {
        for (one, other) in [
            (left.file, right.file), (left.rule.rawValue, right.rule.rawValue), (left.message, right.message),
        ] where !one.utf8.elementsEqual(other.utf8) {
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        return false
    }
}
