extension Spec {
    /// Every target that the spec implies: the composition roots, then each module's, then the tests across modules.
    public var targets: [BuildTarget] {
        let plan = TargetPlan(self)
        if isHandGrown { return modules.flatMap(plan.targets) }
        return plan.compositionRoots + modules.flatMap(plan.targets) + plan.compositionTests
    }
}

/// The standard modules by the names under which the composition roots use them.
private let moduleRegistry = "ModuleRegistry"
private let urlConfig = "URLConfig"
private let logger = "Logger"
/// Runs the steps of the start-up.
private let startup = "Base"

/// What the targets of a spec are made of.
private struct TargetPlan {
    let spec: Spec
    /// The package of each product.
    let packages: [String: String]
    /// The testing module of each interface module.
    let doubles: [String: String]
    let commonModules: [Module]
    /// The module registry, on which everything depends that publishes or implements a service; but a package that has
    /// grown by hand says itself what depends on what.
    let registry: [String]

    init(_ spec: Spec) {
        self.spec = spec
        packages = Dictionary(
            spec.packages.flatMap { package in package.products.map { ($0, package.identity) } },
            uniquingKeysWith: { first, _ in first }
        )
        doubles = Dictionary(
            spec.modules.filter(\.interface).map { ($0.interfaceName, $0.testingName) },
            uniquingKeysWith: { first, _ in first }
        )
        commonModules = spec.commonModules
        registry = spec.isHandGrown ? [] : [moduleRegistry]
    }
}

extension TargetPlan {
    func targets(of module: Module) -> [BuildTarget] {
        let folder = spec.folder(of: module)
        let dependencies = dependencies(of: module)
        var targets = [target(module.name, .implementation, of: module, at: folder, dependencies)]
        if module.interface {
            targets.append(
                target(
                    module.interfaceName,
                    .interface,
                    of: module,
                    at: "\(folder)Interface",
                    registry + module.interfaceDependencies.map(\.name)
                )
            )
            targets.append(
                target(
                    module.testingName,
                    .testing,
                    of: module,
                    at: "\(folder)Testing",
                    [module.interfaceName]
                )
            )
        }
        targets.append(
            target(
                module.testsName,
                .tests,
                of: module,
                at: "Tests/\(module.testsName)",
                // With the doubles of the interfaces among them.
                [module.name] + dependencies + dependencies.compactMap { doubles[$0] }
            )
        )
        return targets
    }

    private func dependencies(of module: Module) -> [String] {
        let own = module.interface ? [module.interfaceName] : []
        let others = module.implements.map { "\($0.service)Interface" }
        return own + others + (module.registers ? registry : []) + module.dependencies.map(\.name)
    }
}

extension TargetPlan {
    /// One configuration for each tag, the wiring, one executable for each tag.
    var compositionRoots: [BuildTarget] {
        spec.tags.map(configuration) + [wiring] + spec.tags.map(executable)
    }

    var compositionTests: [BuildTarget] {
        let tags = spec.tags.map(\.configurationName)
        let interfaces = spec.modules.filter(\.interface).map(\.interfaceName)
        return [
            root("TagTests", .compositionTests, at: "Tests", tags + [urlConfig]),
            root(
                "WiringTests",
                .compositionTests,
                at: "Tests",
                tags + ["Wiring"] + interfaces + registry + [urlConfig]
            ),
        ]
    }

    private func configuration(of tag: Tag) -> BuildTarget {
        let own = spec.modules(ofTagAlone: tag).map(\.name) + tag.dependencies.map(\.name)
        return root(tag.configurationName, .tag(tag.name), at: "Sources/App", [urlConfig, logger] + registry + own)
    }

    private var wiring: BuildTarget {
        let used = commonModules.filter { $0.registers || $0.name == startup && ($0.own || DefaultSpec.describes($0)) }
        return root("Wiring", .wiring, at: "Sources/App", registry + [urlConfig] + used.map(\.name))
    }

    private func executable(of tag: Tag) -> BuildTarget {
        root(
            spec.executableName(of: tag),
            .executable(tag.name),
            at: "Sources/App",
            [tag.configurationName, "Wiring"]
        )
    }
}

extension TargetPlan {
    private func root(
        _ name: String,
        _ role: BuildTarget.Role,
        at folder: String,
        _ dependencies: [String]
    ) -> BuildTarget {
        target(name, role, of: nil, at: "\(folder)/\(name)", dependencies)
    }

    private func target(
        _ name: String,
        _ role: BuildTarget.Role,
        of module: Module?,
        at path: String,
        _ dependencies: [String]
    ) -> BuildTarget {
        let unique = dependencies.withoutRepetitions(and: name)
        return BuildTarget(
            name: name,
            role: role,
            module: module?.name,
            path: path,
            dependencies: unique.map { dependency($0) }
        )
    }

    private func dependency(_ name: String) -> TargetDependency {
        packages[name].map { .product(name, package: $0) } ?? .target(name)
    }
}

extension [String] {
    /// The elements other than one, each at its first place.
    fileprivate func withoutRepetitions(and other: String) -> [String] {
        // Nearly all lists are short: comparing is faster than hashing.
        if count <= 12 {
            return reduce(into: []) { unique, name in
                if name != other, !unique.contains(name) { unique.append(name) }
            }
        }
        var seen: Set<String> = [other]
        return filter { seen.insert($0).inserted }
    }
}

extension Spec {
    /// `Sources/Expand/Network/HTTPClient`
    public func folder(of module: Module) -> String {
        if let path = module.path { return path }
        if let group = module.group { return "Sources/\(module.layer)/\(group)/\(module.name)" }
        return "Sources/\(module.layer)/\(module.name)"
    }
}
