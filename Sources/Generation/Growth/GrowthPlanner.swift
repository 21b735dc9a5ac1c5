import BackgroundWork
import Diagnostics
import WorkspaceSpec

/// Plans a change of a workspace, and carries it out.
public struct GrowthPlanner: Sendable {
    private let workspace: Workspace
    private let templates: TemplateSet

    public init(_ workspace: Workspace, templates: TemplateSet = .bundled) {
        self.workspace = workspace
        self.templates = templates
    }

    /// What would be done; nothing is written, not even a lock.
    ///
    /// - Throws: everything that stands in the way.
    public func plan(_ growth: Growth) throws -> GrowthPlan {
        guard !Transaction.isPending(in: workspace.root) else { throw DiagnosticsError(GrowthPlanner.pending) }
        return try planUnderLock(growth)
    }

    /// Plans and writes while no other process does.
    ///
    /// - Parameters:
    ///   - trial: builds a copy of the workspace with the change first, where there is one.
    ///   - notice: called once when the other process makes this one wait.
    public func carryOut(
        _ growth: Growth,
        verifying trial: TrialBuild? = nil,
        notice: (LockHolder) -> Void = { _ in }
    ) throws -> GrowthPlan {
        // Nobody else has to wait for the build.
        let verified = try trial.map { try verifiedPlan(growth, $0) }
        let transaction = try Transaction.begin(in: workspace.root, notice: notice)
        let plan = try plan(growth, afterAnother: transaction.hasCompletedAnother)
        guard verified == nil || verified == plan.steps else { throw DiagnosticsError(GrowthPlanner.outdated) }
        try transaction.commit(plan.steps.map(\.change))
        for folder in plan.abandonedFolders {
            // The work is done; an empty folder that cannot be removed harms nobody.
            try? FolderWalk.removeEmptyFolders(in: folder, root: workspace.root)
        }
        return plan
    }

    /// Who runs an interrupted command again, as told, finds its work done.
    private func plan(_ growth: Growth, afterAnother: Bool) throws -> GrowthPlan {
        do {
            return try planUnderLock(growth)
        } catch let error as DiagnosticsError where afterAnother {
            var diagnostics = error.diagnostics
            diagnostics[0].notes.append(Note("the command that had been interrupted is complete now"))
            throw DiagnosticsError(diagnostics)
        }
    }

    private func verifiedPlan(_ growth: Growth, _ trial: TrialBuild) throws -> [GrowthStep] {
        let steps = try plan(growth).steps
        try trial.run(beside: workspace.root) { folder in
            try TreeCopy(root: workspace.root).write(to: folder)
            try Transaction.begin(in: folder).commit(steps.map(\.change))
        }
        return steps
    }

    private func planUnderLock(_ growth: Growth) throws -> GrowthPlan {
        let change = try SpecChange(growth, in: workspace)
        if change.before.isHandGrown { return try specOnly(change) }
        let library = try TemplateLibrary(templates)
        let old = Background { WorkspacePlanner(change.before, library: library) }
        let new = WorkspacePlanner(change.after, library: library)
        let difference = try RenderingDifference(from: old.value, to: new)
        let files = try files(growth, change, difference)
        guard files.conflicts.isEmpty else { throw DiagnosticsError(files.conflicts) }
        let plan = try GrowthPlan(
            steps: files.steps + [change.step],
            before: change.before,
            after: change.after,
            remarks: files.remarks,
            abandonedFolders: growth.departing.map(change.foldersWithout) ?? []
        )
        let twins = try twins(in: plan)
        guard twins.isEmpty else { throw DiagnosticsError(twins) }
        return plan
    }

    /// What lies where some file systems would put the new files.
    private func twins(in plan: GrowthPlan) throws -> [Diagnostic] {
        var search = TwinSearch(workspace.root)
        return try plan.steps.compactMap(\.arrival).compactMap { try search.conflict(with: $0) }
    }

    /// In a package that has grown by hand, the manifest is the team's.
    private func specOnly(_ change: SpecChange) throws -> GrowthPlan {
        try GrowthPlan(
            steps: [change.step],
            before: change.before,
            after: change.after,
            remarks: ["Package.swift is yours: change its dependencies, too."]
        )
    }

    private func files(
        _ growth: Growth,
        _ change: SpecChange,
        _ difference: RenderingDifference
    ) throws -> Reconciliation {
        switch growth {
        case .addModule, .addTag, .addCenter: try reconciled(difference)
        case .removeModule(let name, let force): try removed(name, force: force, change, difference)
        case .renameModule(let old, let new): try renamed(old, to: new, change, difference)
        case .changeDependencies: try reconciled(difference) { !$0.hasPrefix("Sources/") && !$0.hasPrefix("Tests/") }
        }
    }

    private func reconciled(
        _ difference: RenderingDifference,
        where isWanted: (String) -> Bool = { _ in true }
    ) throws -> Reconciliation {
        var files = Reconciliation(workspace)
        for path in difference.paths where isWanted(path) {
            try files.add(path, base: difference.base[path], target: difference.target[path])
        }
        return files
    }

    private func removed(
        _ name: String,
        force: Bool,
        _ change: SpecChange,
        _ difference: RenderingDifference
    ) throws -> Reconciliation {
        var files = Reconciliation(workspace, removesChangedFiles: force)
        let own = try ModuleFiles(of: try change.before.module(named: name), in: change.before, workspace)
        if !force, let reason = try own.unsavedWork(besides: difference.base) { throw DiagnosticsError(reason) }
        own.paths.forEach { files.add(.remove(path: $0)) }
        for path in difference.paths where !own.owns(path) {
            try files.add(path, base: difference.base[path], target: difference.target[path])
        }
        return files
    }

    private func renamed(
        _ old: String,
        to new: String,
        _ change: SpecChange,
        _ difference: RenderingDifference
    ) throws -> Reconciliation {
        let renaming = try WorkspaceRenaming(old, to: new, change, difference, workspace)
        return try renaming.files()
    }

    private static let outdated = Diagnostic(
        rule: "conflict",
        "the workspace has been changed while the result was built; nothing was written",
        fix: "run the command again"
    )

    private static let pending = Diagnostic(
        rule: "unfinished-command",
        "a command was interrupted, and part of what it writes is in place",
        fix: "run the command without '--dry-run' and '--verify': it completes the other one first"
    )
}

/// The spec before and after a change.
struct SpecChange: Sendable {
    let before: Spec
    let after: Spec
    /// Writes the spec.
    let step: GrowthStep

    init(_ growth: Growth, in workspace: Workspace) throws {
        let document = try workspace.document()
        before = try growth.read(document)
        guard !before.isHandGrown || growth.isAboutDependencies else {
            throw DiagnosticsError(SpecChange.handGrown(workspace.specName))
        }
        try growth.checkName(in: before)
        let edited = try growth.applied(to: document, of: before)
        do throws(DiagnosticsError) {
            after = try growth.read(edited)
        } catch {
            let places = SpecPlaces(from: document, to: edited)
            throw DiagnosticsError(error.diagnostics.map(places.told).unique)
        }
        step = .replace(path: workspace.specName, old: document.bytes, new: edited.bytes)
        if let name = growth.departing, let again = after.modules.first(where: { $0.name == name }) {
            throw DiagnosticsError(SpecChange.isNeeded(again, in: after))
        }
    }

    /// The folders of a module's targets in the old spec that no target has in the new one.
    func foldersWithout(_ module: String) -> [String] {
        let kept = Set(after.targets.map(\.path))
        return before.targets.filter { $0.module == module && !kept.contains($0.path) }.map(\.path)
    }

    private static func handGrown(_ file: String) -> Diagnostic {
        Diagnostic(
            rule: "hand-grown",
            "every module of this package names its folder: the package has grown by hand, and nothing in it is generated",
            at: Location(file: file),
            fix:
                "write the entry into '\(file)' and the target into Package.swift yourself; 'scaffold check' holds them together"
        )
    }

    /// The workspace implies the module again: standard modules and the composition roots know it by its name.
    private static func isNeeded(_ module: Module, in spec: Spec) -> Diagnostic {
        let names: Set = [module.name, module.interfaceName, module.testingName]
        let users = spec.modules.filter { $0.dependencies.contains { names.contains($0.name) } }.map(\.name)
        let user = users.first.map { "the standard module '\($0)'" } ?? "the app itself"
        return Diagnostic(
            rule: "module-in-use",
            "'\(module.name)' has to stay: \(user) uses it by this name",
            fix: users.first.map { "remove or rename '\($0)' first" }
        )
    }
}

extension Growth {
    /// The module that is gone afterwards.
    fileprivate var departing: String? {
        switch self {
        case .removeModule(let name, _), .renameModule(let name, _): name
        case .addModule, .addTag, .addCenter, .changeDependencies: nil
        }
    }

    fileprivate var isAboutDependencies: Bool {
        if case .changeDependencies = self { true } else { false }
    }

    /// A dependency that breaks a rule does not keep others from being mended.
    fileprivate func read(_ document: SpecDocument) throws(DiagnosticsError) -> Spec {
        isAboutDependencies ? try SpecReader.inspect(document) : try SpecReader.read(document)
    }
}

extension [Diagnostic] {
    /// Each once: an entry that is named twice breaks a rule twice.
    fileprivate var unique: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return filter { seen.insert($0).inserted }
    }
}
