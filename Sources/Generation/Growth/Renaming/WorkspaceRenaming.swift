import Diagnostics
import TextLines
import WorkspaceSpec

/// A module's new name in every file that holds the old one.
///
/// A file as the old spec renders it becomes what the new spec renders, where both say the same but for the name. In
/// every other Swift file only identifiers change; the rest is the team's.
struct WorkspaceRenaming {
    private let difference: RenderingDifference
    private let workspace: Workspace
    private let own: ModuleFiles
    private let identifiers: IdentifierRenaming
    private let texts: RenamedText
    private let paths: RenamedPaths
    /// Those of the other modules' targets.
    private let otherFolders: [String]
    private let names: (old: String, new: String)

    init(
        _ old: String,
        to new: String,
        _ change: SpecChange,
        _ difference: RenderingDifference,
        _ workspace: Workspace
    ) throws {
        self.difference = difference
        self.workspace = workspace
        let module = try change.before.module(named: old)
        let renamed = try change.after.module(named: new)
        let own = try ModuleFiles(of: module, in: change.before, workspace)
        self.own = own
        let others = change.before.targets.filter { $0.module != old }.map(\.name)
        identifiers = IdentifierRenaming(
            from: module,
            to: renamed,
            project: change.before.name,
            rendered: difference.base.values.filter { own.owns($0.path) },
            foreign: Set(others + change.before.packages.flatMap(\.products))
        )
        texts = RenamedText(from: old, to: new)
        let targets = change.after.targets.filter { $0.module == new }
        paths = RenamedPaths(
            from: own.folders,
            to: Dictionary(targets.map { ($0.role, $0.path) }) { first, _ in first },
            difference: difference,
            texts: texts,
            identifiers: identifiers
        )
        otherFolders = change.before.targets.filter { $0.module != nil && $0.module != old }.map { $0.path + "/" }
        names = (old, new)
    }

    func files() throws -> Reconciliation {
        var files = Reconciliation(workspace)
        var leftovers = Leftovers()
        var done: Set<String> = []
        for path in own.paths {
            done.insert(path)
            try moveOwn(path, &files, &leftovers)
        }
        for path in difference.base.keys.sorted() where !own.owns(path) && done.insert(path).inserted {
            try changeOther(path, &files, &leftovers)
        }
        for path in try swiftFiles() where done.insert(path).inserted {
            try changeForeign(path, &files, &leftovers)
        }
        leftovers.remark(names.old).map { files.add(remark: $0) }
        return files
    }
}

extension WorkspaceRenaming {
    private func moveOwn(_ path: String, _ files: inout Reconciliation, _ leftovers: inout Leftovers) throws {
        let target = paths.target(of: path)
        guard try Disk.kind(of: workspace.path(path)) == .file else {
            return add(path, to: target, [], nil, &files)
        }
        let present = try Disk.read(workspace.path(path))
        let new = contents(path, target, present, isOwn: true)
        leftovers.add(target, new, identifiers)
        add(path, to: target, present, new == present ? nil : new, &files)
    }

    /// A file that the specs render, outside the module.
    private func changeOther(_ path: String, _ files: inout Reconciliation, _ leftovers: inout Leftovers) throws {
        guard path.hasSuffix(".swift"), !path.isManifest else {
            if path.isManifest { leftovers.add(manifest: path, try contents(of: path), identifiers) }
            // What else another module holds is no matter of this one's name.
            guard let target = difference.target[path], !otherFolders.contains(where: path.hasPrefix) else { return }
            return try files.add(path, base: difference.base[path], target: target)
        }
        guard try Disk.kind(of: workspace.path(path)) == .file else { return }
        let target = paths.counterpart(of: path) ?? path
        let present = try Disk.read(workspace.path(path))
        let new = contents(path, target, present, isOwn: false)
        leftovers.add(target, new, identifiers)
        add(path, to: target, present, new == present ? nil : new, &files)
    }

    private func contents(of path: String) throws -> [UInt8] {
        try Disk.kind(of: workspace.path(path)) == .nothing ? [] : try Disk.read(workspace.path(path))
    }

    /// A file of the team.
    private func changeForeign(_ path: String, _ files: inout Reconciliation, _ leftovers: inout Leftovers) throws {
        let present = try Disk.read(workspace.path(path))
        if path.isManifest { return leftovers.add(manifest: path, present, identifiers) }
        let new = identifiers.applied(to: present, isOwn: false)
        leftovers.add(path, new, identifiers)
        add(path, to: path, present, new == present ? nil : new, &files)
    }

    private func contents(_ path: String, _ target: String, _ present: [UInt8], isOwn: Bool) -> [UInt8] {
        let isSwift = path.hasSuffix(".swift")
        guard let base = difference.base[path]?.bytes, let new = difference.target[target]?.bytes,
            texts.isSame(base, new)
        else { return isSwift ? identifiers.applied(to: present, isOwn: isOwn) : present }
        if present == base { return new }
        let merge = ThreeWayMerge(base: base.textLines, target: new.textLines, disk: present.textLines)
        let merged = merge.conflicts.isEmpty ? merge.bytes : present
        return isSwift ? identifiers.applied(to: merged, isOwn: isOwn) : merged
    }

    private func add(
        _ path: String,
        to target: String,
        _ old: [UInt8],
        _ new: [UInt8]?,
        _ files: inout Reconciliation
    ) {
        if path != target {
            files.add(.move(path: path, to: target, old: old, new: new))
        } else if let new {
            files.add(.replace(path: path, old: old, new: new))
        }
    }

    /// Every Swift file of the workspace, the manifests included; what tools leave in hidden folders is not read.
    private func swiftFiles() throws(SystemError) -> [String] {
        let ignored: Set = ["DerivedData", "node_modules"]
        let all = try FolderWalk.files(below: "", in: workspace.root) { folder in
            !FilePath.name(of: folder).hasPrefix(".") && !ignored.contains(FilePath.name(of: folder))
        }
        var swift: [String] = []
        for path in all where path.hasSuffix(".swift") {
            if try Disk.kind(of: workspace.path(path)) == .file { swift.append(path) }
        }
        return swift
    }
}

extension String {
    /// `Package.swift` or one for another version of the tools, at the root.
    fileprivate var isManifest: Bool {
        hasPrefix("Package") && !utf8.contains(UInt8(ascii: "/")) && hasSuffix(".swift")
    }
}

/// Where the old name is still written, for the team to look at.
private struct Leftovers {
    private var places: [String] = []

    mutating func add(_ path: String, _ bytes: [UInt8], _ identifiers: IdentifierRenaming) {
        guard path.hasSuffix(".swift") else { return }
        places += identifiers.leftovers(in: bytes).map { "\(path):\($0)" }
    }

    /// The managed regions of a manifest follow from the spec.
    mutating func add(manifest path: String, _ bytes: [UInt8], _ identifiers: IdentifierRenaming) {
        let regions = ManagedRegions(bytes.textLines)
        places += identifiers.leftovers(in: bytes)
            .filter { !regions.contains($0 - 1) }
            .map { "\(path):\($0)" }
    }

    func remark(_ name: String) -> String? {
        guard !places.isEmpty else { return nil }
        let shown = places.prefix(10).joined(separator: ", ")
        let rest = places.count > 10 ? " and \(places.count - 10) more places" : ""
        return "The word '\(name)' is left as it was in \(shown)\(rest)."
    }
}
