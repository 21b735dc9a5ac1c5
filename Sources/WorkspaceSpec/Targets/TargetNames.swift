extension Module {
    /// `LoginInterface`
    public var interfaceName: String { "\(name)Interface" }
    /// `LoginTesting`
    public var testingName: String { "\(name)Testing" }
    /// `LoginTests`
    public var testsName: String { "\(name)Tests" }

    /// Whether the module hands something to the module registry.
    public var registers: Bool { service != nil || !implements.isEmpty }
}

extension Tag {
    /// `TagLocal`
    public var configurationName: String { "Tag\(name)" }
}

extension Spec {
    /// `ShopLocal`
    public func executableName(of tag: Tag) -> String { "\(name)\(tag.name)" }

    /// The tags that a module is built into: those that it states and those that list it; all when there are none of
    /// either, and then the list is empty.
    public func effectiveTags(of module: Module) -> [String] {
        tags.filter { tag in
            module.tags.contains(tag.name) || tag.dependencies.contains { $0.name == module.name }
        }
        .map(\.name)
    }

    /// The modules of this tag alone: linked by its executable, registered by its configuration.
    public func modules(ofTagAlone tag: Tag) -> [Module] {
        modules.filter { effectiveTags(of: $0).contains(tag.name) }
    }

    /// The modules that are built into every tag.
    public var commonModules: [Module] {
        modules.filter { effectiveTags(of: $0).isEmpty }
    }
}
