import Diagnostics
import ImportScanner
import WorkspaceSpec

/// What the sources of every target import, each import judged once.
///
/// Names become numbers at first sight; a pair of target and name is judged once, however many files repeat it.
struct ImportSurvey: Sendable {
    let map: DependencyMap
    /// The number of each file's target; -1 for a file that belongs to none.
    let owners: [Int]
    /// What each target imports, in the order in which it is met.
    private(set) var edges: [[ImportEdge]]
    /// The wrong imports, each with the strongest reason.
    private(set) var offences: [ImportOffence] = []

    init(_ tree: SourceTree, map: DependencyMap) {
        self.map = map
        owners = ImportSurvey.owners(of: tree, targets: map.targets)
        edges = Array(repeating: [], count: map.targets.count)
        survey(tree)
    }

    /// Whether a target imports a name in any branch of any file.
    func imports(_ source: Int, _ destination: Int) -> Bool {
        edges[source].contains { $0.destination == destination }
    }
}

/// A name that a target imports.
struct ImportEdge: Sendable {
    let source: Int
    let destination: Int
    let first: ImportSite
    /// What is wrong with every import of this name in this target.
    let reason: ImportOffence.Reason?
}

/// An import by the numbers of its file and of its place in the file.
struct ImportSite: Hashable, Sendable {
    let file: Int
    let index: Int
}

/// An import that a rule forbids.
struct ImportOffence: Sendable {
    enum Reason: Equatable, Sendable {
        /// Kept apart, for most imports have no reason and each has room for one.
        indirect case violation(DependencyViolation)
        case undeclared
        case testable
        case reexported
    }

    let source: Int
    /// Nil for a module that is neither the workspace's nor its packages'.
    let destination: Int?
    let site: ImportSite
    let reason: Reason
}

extension ImportSurvey {
    private static func owners(of tree: SourceTree, targets: [BuildTarget]) -> [Int] {
        let folders = FolderMap(targets)
        var owners: [Int] = []
        owners.reserveCapacity(tree.files.count)
        var last: (folder: String, owner: Int)?
        for file in tree.files {
            if last?.folder != file.folder { last = (file.folder, folders.target(of: file.folder) ?? -1) }
            owners.append(last?.owner ?? -1)
        }
        return owners
    }

    private mutating func survey(_ tree: SourceTree) {
        var sight = Sight(count: map.names.count)
        for (target, files) in filesByTarget().enumerated() where !files.isEmpty {
            sight.begin(target, declared: map.declared[target])
            for file in files { survey(tree.files[file].result.imports, of: file, in: target, &sight) }
        }
    }

    private mutating func survey(
        _ imports: [ImportDeclaration], of file: Int, in target: Int, _ sight: inout Sight
    ) {
        for index in imports.indices {
            let destination = sight.number(named: imports[index].module, in: map.numbers)
            let site = ImportSite(file: file, index: index)
            var reason: ImportOffence.Reason?
            if let destination, destination != target { reason = meet(destination, in: target, at: site, &sight) }
            if reason == nil, !imports[index].attributes.isEmpty {
                reason = attributeOffence(imports[index], from: target, to: destination)
            }
            if let reason {
                offences.append(ImportOffence(source: target, destination: destination, site: site, reason: reason))
            }
        }
    }

    private mutating func meet(
        _ destination: Int, in target: Int, at site: ImportSite, _ sight: inout Sight
    ) -> ImportOffence.Reason? {
        if let number = sight.number(of: destination) { return edges[target][number].reason }
        let reason = map.offence(from: target, to: destination, isDeclared: sight.isDeclared(destination))
        sight.see(destination, as: edges[target].count)
        edges[target].append(
            ImportEdge(source: target, destination: destination, first: site, reason: reason))
        return reason
    }

    private func attributeOffence(
        _ declaration: ImportDeclaration, from source: Int, to destination: Int?
    ) -> ImportOffence.Reason? {
        let role = map.targets[source].role
        if role.isTests { return nil }
        if declaration.hasAttribute("testable"), !map.silenced.contains("testable-outside-tests") { return .testable }
        guard declaration.hasAttribute("_exported"), !map.silenced.contains("reexported-import"), let destination,
            let from = map.places[source], let to = map.places[destination], to.isBelow(from)
        else { return nil }
        return .reexported
    }

    private func filesByTarget() -> [[Int]] {
        var files: [[Int]] = Array(repeating: [], count: map.targets.count)
        for (file, owner) in owners.enumerated() where owner >= 0 { files[owner].append(file) }
        return files
    }
}

/// What was met so far in the target at hand; begun anew for each without clearing anything.
private struct Sight {
    private var target = -1
    private var declaredBy: [Int]
    private var seenBy: [Int]
    private var numbers: [Int]
    private var names: [(name: String, number: Int?)] = []

    private static let maximumNames = 16

    init(count: Int) {
        declaredBy = Array(repeating: -1, count: count)
        seenBy = declaredBy
        numbers = declaredBy
    }

    mutating func begin(_ target: Int, declared: [Int]) {
        self.target = target
        names.removeAll(keepingCapacity: true)
        for name in declared { declaredBy[name] = target }
    }

    mutating func see(_ name: Int, as number: Int) {
        seenBy[name] = target
        numbers[name] = number
    }

    /// The number of a module; the files of a target repeat a few names, which are sooner compared than hashed.
    mutating func number(named name: String, in numbers: NameIndex) -> Int? {
        for known in names where known.name == name { return known.number }
        let number = numbers[name]
        if names.count < Sight.maximumNames { names.append((name, number)) }
        return number
    }

    func isDeclared(_ name: Int) -> Bool { declaredBy[name] == target }

    func number(of name: Int) -> Int? { seenBy[name] == target ? numbers[name] : nil }
}
