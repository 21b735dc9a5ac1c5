import Diagnostics
import Generation
import Layering
import WorkspaceSpec

/// The file with the findings that are known.
struct BaselineFile {
    /// As the system takes it.
    private let path: String
    /// As reports show it.
    let shownPath: String
    /// The user named the file, so that it has to be there.
    private let isNamed: Bool

    init(_ named: String?, root: String) {
        path = named ?? FilePath.join(root, BaselineFile.standardName)
        shownPath = named ?? BaselineFile.standardName
        isNamed = named != nil
    }

    private static let standardName = "scaffold-baseline.json"

    /// Nil when there is none.
    func read() throws -> Baseline? {
        if !isNamed, try Disk.kind(of: path) == .nothing { return nil }
        let bytes = try Disk.read(path, limit: SpecDocument.maximumSize)
        return try Baseline(bytes: bytes, file: shownPath)
    }

    /// Makes the findings the known ones.
    func write(_ findings: [Diagnostic]) throws -> Change {
        let old = try Disk.kind(of: path) == .nothing ? nil : try read()
        let new = Baseline(findings)
        let difference = (old ?? Baseline()).difference(to: new)
        if old != new { try Disk.replace([(path, Array(new.text.utf8))]) }
        return Change(file: shownPath, added: difference.added, removed: difference.removed)
    }

    /// What was added to the file and removed from it.
    struct Change {
        let file: String
        let added: [BaselineEntry]
        let removed: [BaselineEntry]

        var lines: [String] {
            if added.isEmpty, removed.isEmpty { return ["'\(file.visible)' is unchanged."] }
            let counts = "\(BaselineFile.count(added)) added, \(BaselineFile.count(removed)) removed"
            return added.map { line("+", $0) } + removed.map { line("-", $0) } + ["Wrote '\(file.visible)': \(counts)."]
        }

        private func line(_ sign: String, _ entry: BaselineEntry) -> String {
            let times = entry.count > 1 ? " (\(entry.count) times)" : ""
            return "\(sign) \(entry.key.file): \(entry.key.message) [\(entry.key.rule)]\(times)".visible
        }
    }

    private static func count(_ entries: [BaselineEntry]) -> Int { entries.reduce(0) { $0 + $1.count } }
}
