import Diagnostics

extension SpecCheck {
    /// Every name that the spec refers to is there: layers, groups, tags, modules, interfaces, products.
    static let references = SpecCheck { subject in
        let names = KnownNames(subject)
        let spec = subject.spec
        return spec.modules.flatMap { names.faults(of: $0) } + spec.tags.flatMap { names.faults(of: $0) }
            + spec.serverCenters.flatMap { names.faults(of: $0) } + spec.packages.flatMap { names.faults(of: $0) }
    }
}

/// Everything that a name in the spec can refer to.
private struct KnownNames {
    let layers: [Layer]
    let tags: [String]
    /// The tags can be told; otherwise what refers to them is not judged.
    let areTagsKnown: Bool
    let modules: [String: Module]
    let targets: Set<String>
    let candidates: [String]

    init(_ subject: SpecCheck.Subject) {
        let spec = subject.spec
        layers = spec.origin.says("layers") && !spec.origin.gives("layers") ? [] : spec.layers
        tags = spec.tags.map(\.name)
        areTagsKnown = !spec.origin.says("tags") || spec.origin.gives("tags")
        modules = Dictionary(spec.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let products = spec.packages.flatMap(\.products)
        targets = Set(subject.targets.map(\.name) + products)
        let usable = subject.targets.filter { !$0.role.isComposition && !$0.role.isTests }.map(\.name)
        candidates = usable + products + (spec.isHandGrown ? [] : DefaultSpec.given.modules.map(\.name))
    }
}

extension KnownNames {
    func faults(of module: Module) -> [Diagnostic] {
        placeFaults(of: module) + tagFaults(of: module)
            + (module.dependencies + module.interfaceDependencies).compactMap { fault(of: $0) }
            + module.implements.compactMap { fault(of: $0, in: module) }
    }

    func faults(of tag: Tag) -> [Diagnostic] {
        tag.dependencies.compactMap { fault(of: $0) }
    }

    func faults(of center: ServerCenter) -> [Diagnostic] {
        guard areTagsKnown else { return [] }
        return center.urls.filter { !tags.contains($0.tag) }.map { url in
            unknown("tag", url.tag, among: tags, at: url.origin.location)
        }
    }

    func faults(of package: PackageDependency) -> [Diagnostic] {
        guard package.origin.gives("layer"), !layers.isEmpty, !layers.contains(where: { $0.name == package.layer })
        else { return [] }
        return [unknown("layer", package.layer, among: layers.map(\.name), at: package.origin["layer"])]
    }

    private func placeFaults(of module: Module) -> [Diagnostic] {
        guard !layers.isEmpty, module.isImplied || module.origin.gives("layer") else { return [] }
        guard let layer = layers.first(where: { $0.name == module.layer }) else {
            return [unknown("layer", module.layer, among: layers.map(\.name), at: module.origin["layer"])]
        }
        guard let group = module.group, !layer.groups.contains(group) else { return [] }
        return [
            unknown("group", group, among: layer.groups, at: module.origin["group"], in: " of layer '\(layer.name)'")
        ]
    }

    private func tagFaults(of module: Module) -> [Diagnostic] {
        guard areTagsKnown else { return [] }
        return module.tags.enumerated().filter { !tags.contains($1) }.map { index, tag in
            unknown("tag", tag, among: tags, at: module.origin["tags[\(index)]"])
        }
    }

    private func fault(of dependency: Dependency) -> Diagnostic? {
        let name = dependency.name
        if targets.contains(name) { return nil }
        if let module = modules.values.first(where: { $0.interfaceName == name || $0.testingName == name }) {
            return noInterface(
                module,
                "'\(name)' is nothing: module '\(module.name)' has no interface",
                dependency.origin
            )
        }
        return unknown("dependency", name, among: candidates, at: dependency.origin.location)
    }

    private func fault(of implementation: Implementation, in module: Module) -> Diagnostic? {
        let name = implementation.service
        let location = implementation.origin["service"]
        guard implementation.origin.gives("service") else { return nil }
        guard let declaring = modules[name] else {
            return unknown(
                "service",
                name,
                among: modules.values.filter(\.interface).map(\.name),
                at: location
            )
        }
        if declaring.interface { return nil }
        return noInterface(
            declaring,
            "'\(name)' declares no service to implement: it has no interface",
            Origin(location)
        )
    }

    /// Nothing when the module's 'interface' could not be read: that is reported.
    private func noInterface(_ module: Module, _ message: String, _ origin: Origin) -> Diagnostic? {
        if module.origin.unreadable.contains("interface") { return nil }
        return Diagnostic(
            rule: "no-interface",
            message,
            at: origin.location,
            notes: module.origin.location.map { [Note("'\(module.name)' is declared here", at: $0)] } ?? [],
            fix: "add \"interface\": true to '\(module.name)', or refer to another module"
        )
    }

    private func unknown(
        _ noun: String,
        _ name: String,
        among names: [String],
        at location: Location?,
        in place: String = ""
    ) -> Diagnostic {
        let nearest = nearestName(to: name, among: names)
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            rule: RuleID(rawValue: "unknown-\(noun)"),
            "unknown \(noun) '\(name.shown)'\(place)\(hint)",
            at: location,
            fix: nearest.map { "write \"\($0)\"" } ?? choices(noun, names)
        )
    }

    private func choices(_ noun: String, _ names: [String]) -> String {
        switch noun {
        case "dependency": "add a module of this name to 'modules', or remove the dependency"
        case "service": "write the name of a module with \"interface\": true"
        case _ where names.isEmpty: "remove it: there are none"
        default: "write \(alternatives(names.map { "\"\($0)\"" }))"
        }
    }
}
