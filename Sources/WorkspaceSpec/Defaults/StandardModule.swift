extension DefaultSpec {
    /// Whether a module is the standard one of its name, so that the tool knows code for it: it publishes the same
    /// service in the same way.
    public static func describes(_ module: Module) -> Bool {
        standardModule(like: module) != nil
    }

    /// Whether a module is a standard one whose code has a folder of resources.
    static func hasResources(_ module: Module) -> Bool {
        standardModule(like: module)?.resources == true
    }

    /// Whether the composition roots use a module by its name, so that it cannot have another one.
    public static func isUsedByApp(_ module: Module) -> Bool {
        ["ModuleRegistry", "URLConfig", "Logger", "Base", "Global"].contains(module.name) && describes(module)
    }

    /// What the code of a standard module needs; nothing for other modules.
    public static func needs(of module: Module) -> [String] {
        standardModule(like: module)?.dependencies.map(\.name) ?? []
    }

    fileprivate static func standardModule(like module: Module) -> Module? {
        given.modules.first { $0.isStandard(for: module) }
    }
}

extension Module {
    fileprivate func isStandard(for module: Module) -> Bool {
        name == module.name && !module.own && interface == module.interface && implements.isEmpty
            && module.implements.isEmpty
            && (service?.name ?? name + "Service") == (module.service?.name ?? name + "Service")
            && (service?.accessor ?? name.asAccessor) == (module.service?.accessor ?? name.asAccessor)
    }

    /// The module with what the standard module's code needs, in addition to what the spec says.
    func withNeeds(of standard: Spec) -> Module {
        guard let model = standard.modules.first(where: { $0.isStandard(for: self) }) else { return self }
        var module = self
        let known = Set(dependencies.map(\.name))
        module.dependencies += model.dependencies.filter { !known.contains($0.name) }
        if !origin.says("resources") { module.resources = resources || model.resources }
        if !origin.says("kind") { module.kind = standard.standardKind(inLayer: model.layer) }
        return module
    }
}
