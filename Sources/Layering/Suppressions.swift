import Diagnostics
import ImportScanner

/// A comment by the numbers of its file and of its place in the file.
struct SuppressionSite: Hashable, Sendable {
    let file: Int
    let index: Int
}

/// The comments that ask for silence.
struct Suppressions {
    /// Those that name a rule and give a reason, by file and line that they speak for.
    private var sites: [String: [Int: [(rule: String, site: SuppressionSite)]]] = [:]

    init(_ subject: CheckSubject) {
        let files = subject.sources.files
        for file in files.indices where !files[file].result.suppressions.isEmpty {
            sites[files[file].path] = Self.sites(in: files[file].suppressions, of: file)
        }
    }

    /// The findings that no comment hides, and the comments that hid one.
    func applied(to findings: [Diagnostic]) -> (kept: [Diagnostic], used: Set<SuppressionSite>) {
        guard !sites.isEmpty else { return (findings, []) }
        var used: Set<SuppressionSite> = []
        let kept = findings.filter { finding in
            let hiding = self.hiding(finding)
            used.formUnion(hiding)
            return hiding.isEmpty
        }
        return (kept, used)
    }

    private func hiding(_ finding: Diagnostic) -> [SuppressionSite] {
        guard let location = finding.location, let lines = sites[location.file] else { return [] }
        // What is found about a file as a whole has no line of its own: the comment stands anywhere in the file.
        let near = location.line.map { lines[$0] ?? [] } ?? lines.values.flatMap(\.self)
        return near.filter { $0.rule == finding.rule.rawValue }.map(\.site)
    }

    /// A comment on a line of its own speaks for the next line that is not such a comment itself.
    private static func sites(
        in comments: [SuppressionComment],
        of file: Int
    ) -> [Int: [(rule: String, site: SuppressionSite)]] {
        let ownLines = Set(comments.filter { !$0.isTrailing }.map(\.line))
        var sites: [Int: [(rule: String, site: SuppressionSite)]] = [:]
        for (index, comment) in comments.enumerated() where !comment.rule.isEmpty && !comment.reason.isEmpty {
            var line = comment.line
            while ownLines.contains(line) { line += 1 }
            sites[line, default: []].append((comment.rule, SuppressionSite(file: file, index: index)))
        }
        return sites
    }
}
