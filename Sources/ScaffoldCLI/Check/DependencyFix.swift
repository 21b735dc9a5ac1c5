import Generation
import Layering

/// What `check --fix` does: it changes lists of dependencies in the spec and the manifest that follows from them.
struct DependencyFix {
    private let repairs: [DependencyRepair]
    private let planner: GrowthPlanner
    private let workspace: Workspace

    init(_ subject: CheckSubject, _ workspace: Workspace, templates: TemplateSet) {
        repairs = subject.repairs
        self.workspace = workspace
        planner = GrowthPlanner(workspace, templates: templates)
    }

    var isEmpty: Bool { repairs.isEmpty }

    /// What would change, as a diff; empty when nothing would.
    func preview() throws -> [String] {
        isEmpty ? [] : GrowthPreview(try planner.plan(growth), workspace).lines
    }

    /// Changes the workspace, all or nothing, and says what was done.
    func carryOut() throws -> [String] {
        let plan = try planner.carryOut(growth)
        return repairs.map(sentence) + plan.remarks
    }

    private var growth: Growth {
        .changeDependencies(repairs.map { DependencyRequest($0) })
    }

    /// `Added 'Const' to "dependencies" of module 'Home'.`
    private func sentence(_ repair: DependencyRepair) -> String {
        let owner =
            switch repair.owner {
            case .module(let name): "module '\(name)'"
            case .tag(let name): "tag '\(name)'"
            }
        let (verb, word) = repair.isAddition ? ("Added", "to") : ("Removed", "from")
        return "\(verb) '\(repair.name)' \(word) \"\(repair.key)\" of \(owner)."
    }
}

extension DependencyRequest {
    fileprivate init(_ repair: DependencyRepair) {
        let owner: Owner =
            switch repair.owner {
            case .module(let name): .module(name)
            case .tag(let name): .tag(name)
            }
        self.init(repair.isAddition ? .add : .remove, repair.name, of: owner, key: repair.key)
    }
}
