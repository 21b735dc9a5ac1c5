import TemplateEngine
import WorkspaceSpec

extension Facts {
    /// What the package manifest lists.
    func manifest(_ targets: [BuildTarget]) -> [String: TemplateValue] {
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
        ["name": .string(group.name), "targets": .series(group.targets.map(target))]
    }

    private func target(_ target: BuildTarget) -> TemplateValue {
        let entry = ManifestEntry(target, of: target.module.flatMap { modules[$0] })
        return [
            "function": .string(entry.function),
            "name": .string(target.name),
            "path": .string(target.path),
            "dependencies": .series(target.dependencies.map(dependency)),
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
    private let dependencyLine: String

    init(_ target: BuildTarget, of module: Module?) {
        self.target = target
        dependencyLine = ManifestEntry.dependencyLine(target.dependencies)
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
        let dependencies = target.dependencies.isEmpty ? "" : ", \(dependencyLine)"
        let resources = hasResources ? ", resources: [.process(\"Resources\")]" : ""
        let exclude = isVendor ? ", exclude: [\"Origin\"]" : ""
        let text =
            ".\(function)(name: \"\(target.name)\"\(dependencies), path: \"\(target.path)\"\(exclude)\(resources)),"
        return 8 + text.count < manifestWidth
    }

    /// The list of dependencies fits in one line of its own.
    var isDependencyLine: Bool {
        12 + dependencyLine.count + 1 < manifestWidth
    }

    private static func dependencyLine(_ dependencies: [TargetDependency]) -> String {
        "dependencies: [\(dependencies.map(spelling).joined(separator: ", "))]"
    }

    private static func spelling(_ dependency: TargetDependency) -> String {
        switch dependency {
        case .target(let name): "\"\(name)\""
        case .product(let name, let package): ".product(name: \"\(name)\", package: \"\(package)\")"
        }
    }
}
