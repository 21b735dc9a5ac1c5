import Diagnostics

/// Puts the files of a plan where a new workspace shall be: all of them, or none.
public struct WorkspaceWriter {
    private let plan: FilePlan
    private let target: String

    /// What was done, for the words that end the command.
    public struct Outcome: Equatable, Sendable {
        /// Files of the team that stand where the plan has others, and stay.
        public var kept: [String] = []
        /// A repository was started.
        public var startedRepository = false
        /// Why no repository was started that was wanted.
        public var missedRepository: String?
        /// Everything was there already.
        public var isUnchanged = false
    }

    /// - Parameter target: the workspace's folder, which may exist.
    public init(_ plan: FilePlan, target: String) {
        self.plan = plan
        // A link to a folder stands for the folder.
        self.target = Disk.realPath(target) ?? target
    }

    /// What `write` would do, found without writing.
    public struct Preview: Equatable, Sendable {
        /// In the order of the plan.
        public var changes: [Change] = []
        /// Files of the team that stand where the plan has others, and stay.
        public var kept: [String] = []
        /// Every reason not to write; empty when `write` may go ahead.
        public var conflicts: [Diagnostic] = []
    }

    /// - Throws: `SystemError` when the target cannot be looked at.
    public func preview() throws(SystemError) -> Preview {
        switch try Disk.kind(of: target) {
        case .nothing: return Preview(changes: plan.files.map(Change.create))
        case .folder:
            let merge = try FolderMerge(plan, into: target)
            return Preview(changes: merge.changes, kept: merge.kept, conflicts: merge.conflicts)
        case .file, .link, .other: return Preview(conflicts: [targetIsNoFolder])
        }
    }

    /// What is at a path of the target now.
    public func present(at path: String) throws(SystemError) -> [UInt8] {
        try Disk.read(FilePath.join(target, path))
    }

    /// Writes the plan.
    ///
    /// - Parameters:
    ///   - startRepository: run `git init`, where the target lies in no repository.
    ///   - trial: builds the workspace first, where there is one.
    ///   - notice: called once when another process that writes there keeps this one waiting.
    /// - Throws: with the target as it was; `Interrupted` when the user stops the command.
    public func write(
        startRepository: Bool,
        verifying trial: TrialBuild? = nil,
        notice: (LockHolder) -> Void = { _ in }
    ) throws -> Outcome {
        let conflicts = try preview().conflicts
        guard conflicts.isEmpty else { throw DiagnosticsError(conflicts) }
        let wantsRepository = startRepository && GitRepository.enclosing(target) == nil
        // An existing folder stays the one it is, with its mode and its owner, and may be a mount point.
        return try Disk.kind(of: target) == .nothing
            ? Interruption.deferred { try stage(wantsRepository, trial) } : merge(wantsRepository, trial, notice)
    }

    private var targetIsNoFolder: Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(target.visible)' exists and is not a folder",
            at: Location(file: target),
            fix: "choose another folder, or move the file away"
        )
    }

    private func stage(_ wantsRepository: Bool, _ trial: TrialBuild?) throws -> Outcome {
        let created = try createParents()
        do {
            try trial?.run(beside: target, fill: fill)
            let staging = try StagingFolder(for: target)
            try fill(staging.path)
            let outcome = try repositoryOutcome(wantsRepository, in: staging.path)
            try move(staging)
            return outcome
        } catch {
            for folder in created.reversed() {
                _ = try? Disk.removeEmptyFolder(folder)
            }
            throw error
        }
    }

    /// Another process may have made the target in the meantime.
    private func move(_ staging: consuming StagingFolder) throws {
        do {
            try staging.move(to: target)
        } catch {
            guard try Disk.kind(of: target) != .nothing else { throw error }
            throw DiagnosticsError(PathConflict.exists(target))
        }
    }

    /// Creates the folders above the target that are missing, and returns them, outermost first.
    private func createParents() throws(SystemError) -> [String] {
        var created: [String] = []
        for folder in FilePath.ancestors(of: target) where try Disk.kind(of: folder) == .nothing {
            try Disk.createFolder(folder)
            created.append(folder)
        }
        return created
    }

    private func repositoryOutcome(_ isWanted: Bool, in folder: String) throws(Interrupted) -> Outcome {
        guard isWanted else { return Outcome() }
        let reason = try GitRepository.initialize(folder)
        return Outcome(startedRepository: reason == nil, missedRepository: reason)
    }

    private func fill(_ root: String) throws {
        for folder in plan.folders {
            try Disk.createFolder(FilePath.join(root, folder))
        }
        for file in plan.files {
            try Interruption.check()
            try Disk.create(FilePath.join(root, file.path), file.bytes, mode: file.isExecutable ? 0o777 : 0o666)
        }
    }

    private func merge(
        _ wantsRepository: Bool,
        _ trial: TrialBuild?,
        _ notice: (LockHolder) -> Void
    ) throws -> Outcome {
        try trial?.run(beside: target, fill: fill)
        let transaction = try Transaction.begin(in: target, notice: notice)
        // Looked at again under the lock.
        let merge = try FolderMerge(plan, into: target)
        guard merge.conflicts.isEmpty else { throw DiagnosticsError(merge.conflicts) }
        try transaction.commit(merge.changes)
        var outcome = try repositoryOutcome(wantsRepository, in: target)
        outcome.kept = merge.kept
        outcome.isUnchanged = merge.changes.isEmpty
        return outcome
    }
}
