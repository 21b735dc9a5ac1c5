import Diagnostics
import Generation

/// The words that end a command that has changed a workspace.
struct GrowthSummary {
    let title: String
    let plan: GrowthPlan
    /// Command lines to go on with.
    var next: [String] = []
    /// Every removed file is named.
    var listsRemoved = false

    var lines: [String] {
        [title] + created + removed + moved + changed + plan.remarks + commands
    }

    private var created: [String] {
        let folders = plan.created.map { FilePath.folder(of: $0.path) }
        guard !folders.isEmpty else { return [] }
        return listed("created: \(counted(folders.count)) in", outermost(folders))
    }

    private var removed: [String] {
        if plan.removed.isEmpty { return [] }
        return listsRemoved ? listed("deleted:", plan.removed) : ["  deleted: \(counted(plan.removed.count))"]
    }

    private var moved: [String] {
        plan.moved.isEmpty ? [] : ["  moved: \(counted(plan.moved.count))"]
    }

    private var changed: [String] {
        guard !plan.replaced.isEmpty else { return [] }
        let rest = plan.replaced.count - GrowthSummary.longestList
        return listed("changed:", Array(plan.replaced.prefix(GrowthSummary.longestList)))
            + (rest > 0 ? ["    and \(rest) more"] : [])
    }

    private var commands: [String] {
        next.isEmpty ? [] : ["", "Next:"] + next.map { "  \($0)" }
    }

    private static let longestList = 20

    private func listed(_ title: String, _ paths: [String]) -> [String] {
        ["  \(title)"] + paths.map { "    \($0.visible)" }
    }

    private func counted(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    /// The folders that lie in no other one of them, sorted.
    private func outermost(_ folders: [String]) -> [String] {
        var kept: [String] = []
        for folder in Set(folders).sorted() where !kept.contains(where: { folder.hasPrefix($0 + "/") }) {
            kept.append(folder)
        }
        return kept
    }
}
