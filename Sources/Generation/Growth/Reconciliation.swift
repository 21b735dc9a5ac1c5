import Diagnostics

/// Brings files on disk from what the old spec renders to what the new one renders, and keeps what the team did to
/// them in between.
///
/// | the file on disk | becomes |
/// |---|---|
/// | as the old spec renders it | as the new spec renders it |
/// | changed by the team | the team's lines and the new spec's change, merged line by line; in a file with managed regions only those change |
/// | changed by the team where the new spec changes it, too | a conflict, with the lines to paste |
/// | not there | as it is: the team has removed it |
struct Reconciliation {
    private let workspace: Workspace
    /// What the team has written is removed where nothing replaces it.
    private let removesChangedFiles: Bool
    private(set) var steps: [GrowthStep] = []
    private(set) var conflicts: [Diagnostic] = []
    private(set) var remarks: [String] = []

    init(_ workspace: Workspace, removesChangedFiles: Bool = false) {
        self.workspace = workspace
        self.removesChangedFiles = removesChangedFiles
    }

    mutating func add(_ path: String, base: PlannedFile?, target: PlannedFile?) throws {
        switch (base, target) {
        case (nil, let target?): try create(target)
        case (let base?, nil): try remove(base)
        case (let base?, let target?): try change(path, base.bytes, target.bytes)
        case (nil, nil): break
        }
    }

    mutating func add(_ step: GrowthStep) {
        steps.append(step)
    }

    mutating func add(remark: String) {
        remarks.append(remark)
    }
}

extension Reconciliation {
    private mutating func create(_ file: PlannedFile) throws {
        if let obstacle = try PathConflict.onTheWay(to: file.path, in: workspace.root) {
            // Several files may meet the same obstacle on their way; it is named once.
            if !conflicts.contains(obstacle) { conflicts.append(obstacle) }
            return
        }
        switch try Disk.kind(of: workspace.path(file.path)) {
        case .nothing: steps.append(.create(file))
        case .file where try Disk.read(workspace.path(file.path)) == file.bytes: break
        default: conflicts.append(PathConflict.exists(file.path))
        }
    }

    private mutating func remove(_ file: PlannedFile) throws {
        guard let present = try contents(of: file.path) else { return }
        if present == file.bytes || removesChangedFiles {
            steps.append(.remove(path: file.path))
        } else {
            conflicts.append(.changedByHand(file.path))
        }
    }

    private mutating func change(_ path: String, _ base: [UInt8], _ target: [UInt8]) throws {
        for file in try variants(of: path) {
            guard let present = try contents(of: file) else {
                missing(file)
                continue
            }
            if present == target { continue }
            if present == base {
                steps.append(.replace(path: file, old: present, new: target))
            } else {
                try merge(file, base, target, present)
            }
        }
    }

    /// The manifest and those for other versions of the tools; every other file stands for itself.
    private func variants(of path: String) throws -> [String] {
        guard path == "Package.swift" else { return [path] }
        let others = try Disk.names(in: workspace.root).filter {
            $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
        }
        return [path] + others
    }

    private mutating func missing(_ path: String) {
        if path == "Package.swift" {
            conflicts.append(PathConflict.isMissing(path))
        } else {
            remarks.append("'\(path.visible)' is not there, and stays so.")
        }
    }

    private mutating func merge(_ path: String, _ base: [UInt8], _ target: [UInt8], _ present: [UInt8]) throws {
        do throws(DiagnosticsError) {
            let merged = try FileMerge(base: base, target: target, present: present, path: path).bytes
            if merged != present { steps.append(.replace(path: path, old: present, new: merged)) }
        } catch {
            conflicts += error.diagnostics
        }
    }

    /// Nil where there is nothing.
    private func contents(of path: String) throws -> [UInt8]? {
        try Disk.kind(of: workspace.path(path)) == .nothing ? nil : try Disk.read(workspace.path(path))
    }
}

extension Diagnostic {
    static func changedByHand(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' has been changed by hand, and would be removed",
            at: Location(file: path),
            fix: "move what you need to another file, or run the command with '--force'"
        )
    }
}
