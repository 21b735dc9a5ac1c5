import Diagnostics
import Generation
import TextLines
import WorkspaceSpec

/// What a dry run shows: the new files as a tree, the deleted and moved ones, and the changed ones as a unified diff.
struct GrowthPreview {
    private let plan: GrowthPlan
    private let workspace: Workspace

    init(_ plan: GrowthPlan, _ workspace: Workspace) {
        self.plan = plan
        self.workspace = workspace
    }

    /// - Parameter command: the command that the plan is of.
    func text(_ format: PlanFormat, of command: String) -> String {
        switch format {
        case .text: lines.map { "\($0)\n" }.joined()
        case .json: document(of: command).text
        }
    }

    var lines: [String] {
        let sections = [created, deleted, moved, changed, plan.remarks].filter { !$0.isEmpty }
        return Array(sections.joined(separator: [""]))
    }

    private var created: [String] {
        let paths = plan.created.map(\.path)
        return paths.isEmpty ? [] : FileTree(root: FilePath.name(of: workspace.root), paths: paths).lines
    }

    private var deleted: [String] {
        plan.removed.isEmpty ? [] : ["deleted:"] + plan.removed.map { "  \($0.visible)" }
    }

    private var moved: [String] {
        plan.moved.isEmpty ? [] : ["moved:"] + plan.moved.map { "  \($0.path.visible) → \($0.target.visible)" }
    }

    private var changed: [String] {
        plan.steps.flatMap { step in
            switch step {
            case .replace(let path, let old, let new): diff(path, old, new)
            case .move(_, let target, let old, let new?): diff(target, old, new)
            case .create, .remove, .move: [String]()
            }
        }
    }

    private func diff(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> [String] {
        plainDiff(path, old, new).map(\.printable)
    }

    private func plainDiff(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> [String] {
        UnifiedDiff(from: readable(old, path), to: readable(new, path), file: path).lines
    }

    /// A binary property list as the XML that says the same.
    private func readable(_ bytes: [UInt8], _ path: String) -> [UInt8] {
        guard path == workspace.specName, let document = try? SpecDocument(bytes: bytes, file: path),
            document.format == .binaryPlist, let text = try? SpecDocument.bytes(of: document.root, as: .xmlPlist)
        else { return bytes }
        return text
    }
}

extension GrowthPreview {
    private func document(of command: String) -> PlanDocument {
        var document = PlanDocument(command: command, actions: plan.steps.map(action), remarks: plan.remarks)
        for case .replace(workspace.specName, let old, let new) in plan.steps {
            document.specDiff = plainDiff(workspace.specName, old, new)
        }
        return document
    }

    private func action(_ step: GrowthStep) -> PlanDocument.Action {
        switch step {
        case .create(let file): .create(file)
        case .replace(let path, let old, let new):
            .update(path: path, size: new.count, diff: plainDiff(path, old, new))
        case .remove(let path): .delete(path: path)
        case .move(let path, let target, let old, let new):
            .rename(path: path, to: target, diff: new.map { plainDiff(target, old, $0) } ?? [])
        }
    }
}

extension String {
    /// Without characters that a terminal would obey; tabs stay.
    fileprivate var printable: String {
        split(separator: "\t", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\t")
    }
}
