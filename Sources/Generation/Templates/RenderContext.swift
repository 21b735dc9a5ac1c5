import TemplateEngine
import WorkspaceSpec

/// The data that templates see of a spec.
///
/// Lists are series: each item has `isFirst` and `isLast`. What may be missing is a list of none or one, so that a
/// section or a path that mentions it is left out. The singular names `tag`, `center`, `module` and `layer` at the
/// root are for paths, which are rendered once for each.
struct RenderContext {
    let root: TemplateValue
    private let modules: [String: TemplateValue]

    init(_ spec: Spec, targets: [BuildTarget]) {
        let facts = Facts(spec)
        let tags = TemplateValue.series(spec.tags.map(facts.tag))
        let centers = TemplateValue.series(spec.serverCenters.map(facts.center))
        let modules = spec.modules.map(facts.module)
        self.modules = Dictionary(zip(spec.modules.map(\.name), modules), uniquingKeysWith: { first, _ in first })
        root = [
            "name": .string(spec.name),
            "organization": .string(spec.organization),
            "platforms": .series(spec.platforms.map(facts.platform)),
            "deployment": facts.deployment,
            "localizations": .series(spec.localizations.map { ["name": .string($0)] }),
            "developmentLanguage": .string(spec.localizations[0]),
            "propertyListFolder": .string(spec.propertyListFolder),
            "layers": .series(spec.layers.map(facts.layer)),
            "tags": tags,
            "tag": tags,
            "centers": centers,
            "center": centers,
            "settings": .series(facts.settings),
            "packages": .series(spec.packages.map(facts.package)),
            "modules": .series(modules),
            "services": .series(spec.modules.flatMap(facts.service)),
            "registrations": .series(spec.commonModules.flatMap(facts.registration)),
            "targets": .series(targets.map(facts.target)),
            "vendorLayer": .list(spec.layers.filter { $0.name == "Vendor" }.map(facts.layer)),
            "has": facts.moduleFlags,
        ]
    }

    func module(_ module: Module) -> TemplateValue { modules[module.name] ?? .null }
}

/// The values of a spec's parts, for templates.
private struct Facts {
    let spec: Spec
    private let modules: [String: Module]
    /// Of all tags together, in the order in which they first appear.
    let settingNames: [String]

    init(_ spec: Spec) {
        self.spec = spec
        modules = Dictionary(spec.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = []
        settingNames = spec.tags.flatMap(\.settings).map(\.name).filter { seen.insert($0).inserted }
    }

    func platform(_ platform: Platform) -> TemplateValue {
        ["name": .string(platform.name.rawValue), "version": .string(platform.version)]
    }

    /// Each platform's minimum version, or null: `deployment.iOS`.
    var deployment: TemplateValue {
        .object(
            Dictionary(
                uniqueKeysWithValues: Platform.Name.allCases.map { name in
                    (name.rawValue, TemplateValue(spec.platforms.first { $0.name == name }?.version))
                }
            )
        )
    }

    func layer(_ layer: Layer) -> TemplateValue {
        let members = spec.modules.filter { $0.layer == layer.name }
        return [
            "name": .string(layer.name),
            "siblings": .string(layer.siblings.rawValue),
            "isClosed": .bool(layer.closed),
            "groups": .series(layer.groups.map { ["name": .string($0)] }),
            "modules": .series(members.map { ["name": .string($0.name), "path": .string(spec.folder(of: $0))] }),
        ]
    }

    func center(_ center: ServerCenter) -> TemplateValue {
        [
            "name": .string(center.name),
            "urls": .series(center.urls.map { ["tag": .string($0.tag), "url": .string($0.text)] }),
        ]
    }
}

extension Facts {
    func tag(_ tag: Tag) -> TemplateValue {
        [
            "name": .string(tag.name),
            "displayName": .string(tag.displayName),
            "bundleIdentifier": .string(tag.bundleIdentifier),
            "logLevel": .string(tag.logLevel.rawValue),
            "isRelease": .bool(tag.release),
            "configuration": .string(tag.configurationName),
            "executable": .string(spec.executableName(of: tag)),
            "centers": .series(spec.serverCenters.compactMap { center($0, in: tag) }),
            "settings": .series(settingNames.map { setting($0, of: tag) }),
            "registrations": .series(spec.modules(ofTagAlone: tag).flatMap(registration)),
            "services": .series(winners(in: tag)),
        ]
    }

    private func center(_ center: ServerCenter, in tag: Tag) -> TemplateValue? {
        center.urls.first { $0.tag == tag.name }.map { url in
            ["name": .string(center.name), "url": .string(url.text), "host": .string(url.host)]
        }
    }

    /// Each service with the module whose implementation the registry hands out in the tag.
    private func winners(in tag: Tag) -> [TemplateValue] {
        let built = spec.commonModules + spec.modules(ofTagAlone: tag)
        return spec.modules.compactMap { publisher in
            guard let service = publisher.service, let winner = winner(of: publisher, among: built) else { return nil }
            return [
                "protocol": .string(service.name),
                "accessor": .string(service.accessor),
                "interface": .string(publisher.interfaceName),
                "implementation": .string(winner.name),
            ]
        }
    }

    /// The highest priority wins; of two equal ones, the first in the wiring list.
    private func winner(of publisher: Module, among built: [Module]) -> Module? {
        var best: (module: Module, priority: Int)?
        for module in built {
            guard let priority = priority(of: module, for: publisher) else { continue }
            if best == nil || priority > best!.priority { best = (module, priority) }
        }
        return best?.module
    }

    private func priority(of module: Module, for publisher: Module) -> Int? {
        if module.name == publisher.name { return 0 }
        return module.implements.first { $0.service == publisher.name }?.priority
    }
}

extension Facts {
    func module(_ module: Module) -> TemplateValue {
        [
            "name": .string(module.name),
            "layer": .string(module.layer),
            "group": TemplateValue(module.group),
            "kind": .string(module.kind.rawValue),
            "path": .string(spec.folder(of: module)),
            "interface": .string(module.interfaceName),
            "testing": .string(module.testingName),
            "tests": .string(module.testsName),
            "service": .list(service(module)),
            "registration": .list(registration(module)),
            "plain": .list(module.registers ? [] : [["name": .string(module.name)]]),
            "implements": .series(module.implements.compactMap(implementation)),
        ]
    }

    /// What a module publishes: none or one.
    func service(_ module: Module) -> [TemplateValue] {
        guard let service = module.service else { return [] }
        return [
            [
                "module": .string(module.name),
                "interface": .string(module.interfaceName),
                "testing": .string(module.testingName),
                "protocol": .string(service.name),
                "accessor": .string(service.accessor),
            ]
        ]
    }

    /// What a module hands to the wiring: none or one.
    func registration(_ module: Module) -> [TemplateValue] {
        guard module.registers else { return [] }
        return [["module": .string(module.name), "name": .string("\(module.name)Registration")]]
    }

    private func implementation(_ implementation: Implementation) -> TemplateValue? {
        guard let publisher = modules[implementation.service] else { return nil }
        return service(publisher).first?.adding(["priority": .integer(implementation.priority)])
    }

    /// Whether the workspace has a module of a name: `has.Base`.
    var moduleFlags: TemplateValue {
        let standard = DefaultSpec.moduleNames.map { ($0, TemplateValue.bool(false)) }
        let present = spec.modules.map { ($0.name, TemplateValue.bool(true)) }
        return .object(Dictionary(standard + present) { $1 })
    }
}

extension Facts {
    func target(_ target: BuildTarget) -> TemplateValue {
        let module = target.module.flatMap { modules[$0] }
        return [
            "name": .string(target.name),
            "path": .string(target.path),
            "function": .string(function(target.role)),
            "isTests": .bool(target.role.isTests),
            "hasResources": .bool(target.role == .implementation && module?.kind == .resource),
            "isVendor": .bool(target.role == .implementation && module?.kind == .vendor),
            "dependencies": .series(target.dependencies.map(dependency)),
        ]
    }

    private func function(_ role: BuildTarget.Role) -> String {
        switch role {
        case .executable: "executableTarget"
        case .tests, .compositionTests: "testTarget"
        case .implementation, .interface, .testing, .tag, .wiring: "target"
        }
    }

    private func dependency(_ dependency: TargetDependency) -> TemplateValue {
        switch dependency {
        case .target(let name): ["name": .string(name), "package": .null]
        case .product(let name, let package): ["name": .string(name), "package": .string(package)]
        }
    }

    func package(_ package: PackageDependency) -> TemplateValue {
        let names = ["path", "url", "from", "exact", "branch", "revision"]
        let none = TemplateValue.object(Dictionary(uniqueKeysWithValues: names.map { ($0, TemplateValue.null) }))
        let identity: TemplateValue = ["identity": .string(package.identity)]
        return switch package.source {
        case .path(let path): none.adding(["path": .string(path)]).merging(identity)
        case .url(let url, let requirement): none.adding(["url": .string(url)]).merging(requirementValue(requirement)).merging(identity)
        }
    }

    private func requirementValue(_ requirement: PackageDependency.Requirement) -> TemplateValue {
        switch requirement {
        case .from(let version): ["from": .string(version)]
        case .exact(let version): ["exact": .string(version)]
        case .branch(let name): ["branch": .string(name)]
        case .revision(let hash): ["revision": .string(hash)]
        }
    }
}

extension Facts {
    /// Each setting of any tag with its type; optional where a tag does not have it.
    var settings: [TemplateValue] {
        settingNames.map { name in
            [
                "name": .string(name),
                "type": .string(type(of: name)),
                "isOptional": .bool(!spec.tags.allSatisfy { tag in tag.settings.contains { $0.name == name } }),
            ]
        }
    }

    /// A tag's value of a setting as a Swift literal; `nil` where it has none.
    private func setting(_ name: String, of tag: Tag) -> TemplateValue {
        let value = tag.settings.first { $0.name == name }?.value
        return ["name": .string(name), "literal": literal(value), "string": string(value)]
    }

    private func literal(_ value: Setting.Value?) -> TemplateValue {
        switch value {
        case nil: "nil"
        case .string: nil
        case .integer(let number): .string(String(number))
        case .double(let number): .string("\(number)")
        case .bool(let flag): .string(flag ? "true" : "false")
        }
    }

    /// The text of a string setting, none or one: the template writes the quotes, the engine escapes.
    private func string(_ value: Setting.Value?) -> TemplateValue {
        guard case .string(let text) = value else { return [] }
        return [["text": .string(text)]]
    }

    /// The type that holds the setting in every tag.
    private func type(of name: String) -> String {
        let values = spec.tags.flatMap(\.settings).filter { $0.name == name }.map(\.value)
        switch values.first {
        case .string: return "String"
        case .bool: return "Bool"
        default: return values.allSatisfy(\.isInteger) ? "Int" : "Double"
        }
    }
}

extension Setting.Value {
    fileprivate var isInteger: Bool {
        if case .integer = self { return true }
        return false
    }
}

extension TemplateValue {
    fileprivate func merging(_ other: TemplateValue) -> TemplateValue {
        guard case .object(let members) = other else { return self }
        return adding(members)
    }
}
