import TemplateEngine
import WorkspaceSpec

extension Facts {
    /// What the package manifest lists.
    func manifest(_ targets: [BuildTarget]) -> TemplateObject {
        [
            "packages": .series(spec.packages.map(package)),
            "targetGroups": .series(groups(targets).map(group)),
        ]
    }

    /// The composition roots, then the modules of each layer that has some.
    private func groups(_ targets: [BuildTarget]) -> [(name: String, targets: [BuildTarget])] {
        let roots = targets.filter { $0.module == nil }
        let byLayer = Dictionary(grouping: targets.filter { $0.module != nil }) {
            modules[$0.module ?? ""]?.layer ?? ""
        }
        let layers = spec.layers.map { (name: $0.name, targets: byLayer[$0.name] ?? []) }
        return ([(name: "App", targets: roots)] + layers).filter { !$0.targets.isEmpty }
    }

    private func group(_ group: (name: String, targets: [BuildTarget])) -> TemplateValue {
        ["name": .string(group.name), "targets": .series(group.targets.map { target($0) })]
    }

    private func target(_ target: BuildTarget) -> TemplateValue {
        let entry = ManifestEntry(target, of: target.module.flatMap { modules[$0] })
        return [
            "function": .string(entry.function),
            "name": .string(target.name),
            "path": .string(target.path),
            "dependencies": .series(target.dependencies.map { dependency($0) }),
            "hasDependencies": .bool(!target.dependencies.isEmpty),
            "hasResources": .bool(entry.hasResources),
            "isVendor": .bool(entry.isVendor),
            "isOneLine": .bool(entry.isOneLine),
            "isDependencyLine": .bool(entry.isDependencyLine),
        ]
    }

    private func dependency(_ dependency: TargetDependency) -> TemplateValue {
        switch dependency {
        case .target(let name): ["name": .string(name), "package": .list([])]
        case .product(let name, let package):
            ["name": .string(name), "package": .list([["identity": .string(package)]])]
        }
    }

    private func package(_ package: PackageDependency) -> TemplateValue {
        switch package.source {
        case .path(let path): ["path": .list([["value": .string(path)]]), "remote": .list([])]
        case .url(let url, let requirement):
            [
                "path": .list([]),
                "remote": .list([
                    ["url": .string(url), "label": .string(requirement.label), "value": .string(requirement.value)]
                ]),
            ]
        }
    }
}

extension PackageDependency.Requirement {
    /// The argument's label in a manifest.
    fileprivate var label: String {
        switch self {
        case .from: "from"
        case .exact: "exact"
        case .branch: "branch"
        case .revision: "revision"
        }
    }

    fileprivate var value: String {
        switch self {
        case .from(let value), .exact(let value), .branch(let value), .revision(let value): value
        }
    }
}

/// The width of a line of the manifest with its end, in columns.
let manifestWidth = 120

/// A target as the manifest writes it, with the line breaks that swift-format would choose.
private struct ManifestEntry {
    let target: BuildTarget
    let hasResources: Bool
    let isVendor: Bool
    /// The columns of the list of dependencies.
    private let dependencyWidth: Int

    init(_ target: BuildTarget, of module: Module?) {
        self.target = target
        dependencyWidth = ManifestEntry.width(of: target.dependencies)
        let isImplementation = target.role == .implementation
        hasResources = isImplementation && module?.resources == true
        isVendor = isImplementation && module?.kind == .vendor
    }

    /// `target`, `executableTarget` or `testTarget`.
    var function: String {
        switch target.role {
        case .executable: "executableTarget"
        case .tests, .compositionTests: "testTarget"
        case .implementation, .interface, .testing, .tag, .wiring: "target"
        }
    }

    /// The whole entry fits in one line.
    var isOneLine: Bool {
        // Thousands of entries are measured, so none is written for that.
        var width = ".(name: \"\", path: \"\"),".utf8.count
        width += function.utf8.count + target.name.columns + target.path.columns
        if !target.dependencies.isEmpty { width += ", ".utf8.count + dependencyWidth }
        if isVendor { width += ", exclude: [\"Origin\"]".utf8.count }
        if hasResources { width += ", resources: [.process(\"Resources\")]".utf8.count }
        return 8 + width < manifestWidth
    }

    /// The list of dependencies fits in one line of its own.
    var isDependencyLine: Bool {
        12 + dependencyWidth + 1 < manifestWidth
    }

    private static func width(of dependencies: [TargetDependency]) -> Int {
        let separators = ", ".utf8.count * max(0, dependencies.count - 1)
        return dependencies.reduce("dependencies: []".utf8.count + separators) { $0 + width(of: $1) }
    }

    private static func width(of dependency: TargetDependency) -> Int {
        switch dependency {
        case .target(let name): "\"\"".utf8.count + name.columns
        case .product(let name, let package):
            ".product(name: \"\", package: \"\")".utf8.count + name.columns + package.columns
        }
    }
}

extension String {
    /// The number of characters; only where there are others than ASCII's, their borders are looked for.
    fileprivate var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}
