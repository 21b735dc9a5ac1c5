import Diagnostics
import WorkspaceSpec

/// Everything that a command will do to a workspace, complete before the first byte is written.
public struct GrowthPlan: Sendable {
    /// Sorted by path as bytes.
    public let steps: [GrowthStep]
    /// The specs before and after.
    public let before: Spec
    public let after: Spec
    /// What is left to the team, in words.
    public let remarks: [String]
    /// Folders that no target has any more; what is left in them when all is done, if it is nothing but folders, goes.
    let abandonedFolders: [String]

    init(
        steps: [GrowthStep],
        before: Spec,
        after: Spec,
        remarks: [String] = [],
        abandonedFolders: [String] = []
    ) throws(DiagnosticsError) {
        self.steps = steps.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.before = before
        self.after = after
        self.remarks = remarks
        self.abandonedFolders = abandonedFolders
        // Checks the new paths as a whole: containment, names of other systems, twins.
        _ = try FilePlan(steps.compactMap(\.arrival).map { PlannedFile(path: $0, bytes: []) })
    }

    public var created: [PlannedFile] {
        steps.compactMap { if case .create(let file) = $0 { file } else { nil } }
    }

    public var removed: [String] {
        steps.compactMap { if case .remove(let path) = $0 { path } else { nil } }
    }

    public var moved: [(path: String, target: String)] {
        steps.compactMap { if case .move(let path, let target, _, _) = $0 { (path, target) } else { nil } }
    }

    public var replaced: [String] {
        steps.compactMap { if case .replace(let path, _, _) = $0 { path } else { nil } }
    }
}

extension GrowthStep {
    /// The path at which there is a file that was not there before.
    var arrival: String? {
        switch self {
        case .create(let file): file.path
        case .move(_, let target, _, _): target
        case .replace, .remove: nil
        }
    }
}
