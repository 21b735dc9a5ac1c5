/// The modules without which no workspace is generated: the composition roots use them.
private let spine = ["ModuleRegistry", "URLConfig", "Logger"]

extension Spec {
    /// Adds the modules that the spec does not list, and gives every module what it leaves out.
    ///
    /// A standard module is implied when the composition roots need it or when something refers to it by name. Nothing
    /// is in a package that has grown by hand.
    mutating func completeModules(_ standard: Spec) {
        modules = modules.map { completed($0) }
        guard !isHandGrown else { return }
        modules = modules.map { $0.withNeeds(of: standard) }
        modules += impliedModules(standard).map { completed($0) }
    }

    private mutating func impliedModules(_ standard: Spec) -> [Module] {
        let needed = neededNames(standard)
        let implied = standard.modules.filter { needed.contains($0.name) }
        let shelter = implied.contains { !hasLayer($0.layer) } ? shelterLayer() : nil
        return implied.map { module in
            var settled = settled(module, shelter: shelter)
            settled.kind = standard.standardKind(inLayer: module.layer)
            return settled
        }
    }

    /// The names of the standard modules to add, whatever they need themselves included.
    private func neededNames(_ standard: Spec) -> Set<String> {
        let listed = Set(modules.map(\.name))
        let owners = standard.ownersOfNames
        var needed: Set<String> = []
        var open = spine + (origin.says("modules") ? references : standardNamesAtHome(standard))
        while let name = open.popLast() {
            guard let module = owners[name], !listed.contains(module.name),
                !listed.contains(name), needed.insert(module.name).inserted
            else { continue }
            open += module.references
        }
        return needed
    }

    /// The modules by every name that a dependency on them can have.
    private var ownersOfNames: [String: Module] {
        Dictionary(
            modules.flatMap { module in module.names.map { ($0, module) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Every name that a module or a tag refers to.
    private var references: [String] {
        let products = Set(packages.flatMap(\.products))
        return (modules.flatMap(\.references) + tags.flatMap(\.dependencies).map(\.name))
            .filter { !products.contains($0) }
    }

    /// Of a spec that says nothing about modules: the standard ones whose layer and whose tags there are.
    private func standardNamesAtHome(_ standard: Spec) -> [String] {
        standard.modules
            .filter { module in hasLayer(module.layer) && (module.tags.isEmpty || module.tags.contains(where: hasTag)) }
            .map(\.name)
    }

    /// A standard module at its place in this spec.
    private func settled(_ module: Module, shelter: String?) -> Module {
        var settled = module
        settled.tags = module.tags.filter(hasTag)
        guard let home = layers.first(where: { $0.name == module.layer }) else {
            settled.layer = shelter ?? ""
            settled.group = nil
            return settled
        }
        if let group = module.group, !home.groups.contains(group) { settled.group = nil }
        return settled
    }

    /// The lowest layer that every module may use and whose modules may use each other; where there is none, a new
    /// one at the bottom.
    private mutating func shelterLayer() -> String {
        let open = layers.filter { $0.siblings == .acyclic && !$0.closed }
        if let lowest = open.last { return lowest.name }
        let taken = Set(layers.map { $0.name.lowercased() })
        let name = ["Support", "Bedrock", "Ground"].first { !taken.contains($0.lowercased()) } ?? "Lowest"
        layers.append(Layer(name: name))
        return name
    }

    private func completed(_ module: Module) -> Module {
        var completed = module
        if !module.isImplied, !module.origin.says("kind") { completed.kind = standardKind(inLayer: module.layer) }
        if module.interface { completed.service = module.completedService }
        if !module.origin.says("resources"), completed.kind == .resource { completed.resources = true }
        return completed
    }

    private func hasLayer(_ name: String) -> Bool { layers.contains { $0.name == name } }

    private func hasTag(_ name: String) -> Bool { tags.contains { $0.name == name } }
}

extension Module {
    /// The names that a dependency on the module can have.
    fileprivate var names: [String] {
        interface ? [name, interfaceName, testingName] : [name]
    }

    fileprivate var references: [String] {
        (dependencies + interfaceDependencies).map(\.name) + implements.map(\.service)
    }

    fileprivate var completedService: Service {
        var completed = service ?? Service()
        if completed.name.isEmpty { completed.name = "\(name)Service" }
        if completed.accessor.isEmpty { completed.accessor = standardAccessor }
        return completed
    }
}

extension Module {
    /// `login`; `resetService` where the short form means something else.
    private var standardAccessor: String {
        let accessor = name.asAccessor
        return NameRule.accessor.problem(with: accessor) == nil ? accessor : "\(accessor)Service"
    }
}

extension String {
    /// The name as a property: `Login` → `login`, `HTTPClient` → `httpClient`, `URL` → `url`.
    var asAccessor: String {
        let capitals = prefix { $0.isUppercase }
        let lowered = capitals.count > 1 && capitals.count < count ? capitals.dropLast() : capitals
        return lowered.lowercased() + dropFirst(lowered.count)
    }
}
