import Diagnostics
import TextLines

/// Brings files on disk from what the old spec renders to what the new one renders, and keeps what the team did to
/// them in between.
///
/// | the file on disk | becomes |
/// |---|---|
/// | as the old spec renders it | as the new spec renders it |
/// | changed by the team | the team's lines and the new spec's change, merged line by line; in a file with managed regions only those change |
/// | changed by the team where the new spec changes it, too | a conflict, with the lines to paste |
/// | a text for people, changed by the team at that place | as it is; a remark says what to write |
/// | not there | as it is: the team has removed it; but code that has to say something new is a conflict |
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
                missing(file, LineChange(from: base.textLines, to: target.textLines).news.map(\.text))
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

    /// - Parameter added: the lines that the file does not have before.
    private mutating func missing(_ path: String, _ added: [String]) {
        if path == "Package.swift" || path.isProgramCode && !added.isEmpty {
            conflicts.append(.isMissing(path, added))
        } else {
            remarks.append("'\(path.visible)' is not there, and stays so.")
        }
    }

    private mutating func merge(_ path: String, _ base: [UInt8], _ target: [UInt8], _ present: [UInt8]) throws {
        do throws(DiagnosticsError) {
            let merged = try FileMerge(base: base, target: target, present: present, path: path).bytes
            if merged != present { steps.append(.replace(path: path, old: present, new: merged)) }
        } catch {
            guard path.hasSuffix(".md") else { return conflicts += error.diagnostics }
            leave(path, LineChange(from: base.textLines, to: target.textLines))
        }
    }

    /// What people read is the team's; nothing depends on it.
    private mutating func leave(_ path: String, _ change: LineChange) {
        let name = path.visible
        if change.added.isEmpty {
            remarks.append("'\(name)' has been rewritten by hand, and stays so; take away there:")
            remarks += change.removed.map { "    \($0.text.visible)" }
        } else {
            remarks.append("'\(name)' has been rewritten by hand, and stays so; write there:")
            remarks += change.added.map { "    \($0.text.visible)" }
        }
    }

    /// Nil where there is nothing.
    private func contents(of path: String) throws -> [UInt8]? {
        switch try Disk.kind(of: workspace.path(path)) {
        case .nothing: nil
        case .file, .link: try Disk.read(workspace.path(path))
        case .folder, .other: throw DiagnosticsError(.isNoFile(path))
        }
    }
}

extension String {
    /// The path of a source that the app is made of, not a test.
    fileprivate var isProgramCode: Bool { hasPrefix("Sources/") && hasSuffix(".swift") }
}

extension Diagnostic {
    fileprivate static func isMissing(_ path: String, _ added: [String]) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' is missing, and this command writes into it",
            at: Location(file: path),
            fix: "put the file back, then run the command again; it gets these lines\n"
                + added.map { "    \($0)" }.joined(separator: "\n")
        )
    }

    fileprivate static func isNoFile(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' is no file, and this command changes the file that belongs there",
            at: Location(file: path),
            fix: "put the file back"
        )
    }

    static func changedByHand(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: "conflict",
            "'\(path.visible)' has been changed by hand, and would be removed",
            at: Location(file: path),
            fix: "move what you need to another file, or run the command with '--force'"
        )
    }
}
