import TemplateEngine
import WorkspaceSpec

extension Facts {
    /// `module`, and what it publishes, registers and implements, each a list for paths.
    func scope(of module: Module) -> TemplateObject {
        [
            "module": self.module(module),
            "service": .list(service(module)),
            "registration": .list(registration(module)),
            "implementation": .list(module.implements.compactMap { implementation($0, by: module) }),
            // Neither publishes nor implements a service.
            "plain": .list(module.registers ? [] : [["name": .string(module.name)]]),
        ]
    }

    private func module(_ module: Module) -> TemplateValue {
        let dependencies = module.dependencies.map(\.name).filter(isImportable)
        let own = module.interface ? [module.interfaceName] : []
        return [
            "name": .string(module.name),
            "layer": .string(module.layer),
            "kind": .string(module.kind.rawValue),
            "path": .string(spec.folder(of: module)),
            "interface": .string(module.interfaceName),
            "testing": .string(module.testingName),
            "tests": .string(module.testsName),
            // A prefix for the names of assets: `cart` for `Cart`.
            "asset": .string(module.name.lowercased()),
            "imports": importSeries(own + dependencies),
            "foundationImports": importSeries(["Foundation"] + dependencies),
            "testImports": importSeries(["Testing", module.name]),
            "foundationTestImports": importSeries(["Foundation", "Testing", module.name]),
        ]
    }

    /// A product's name need not be a module's, so only what is in the workspace is imported.
    private func isImportable(_ name: String) -> Bool {
        !spec.packages.contains { $0.products.contains(name) }
    }

    /// What a module publishes: none or one.
    func service(_ module: Module) -> [TemplateValue] {
        guard let service = module.service else { return [] }
        return [
            [
                "module": .string(module.name),
                "interface": .string(module.interfaceName),
                "testing": .string(module.testingName),
                "tests": .string(module.testsName),
                "protocol": .string(service.name),
                "accessor": .string(service.accessor),
                "interfaceImports": importSeries(module.interfaceDependencies.map(\.name).filter(isImportable)),
                "testImports": importSeries(
                    ["ModuleRegistry", "Testing", module.name, module.interfaceName, module.testingName]
                ),
                "storeTestImports": importSeries(["Testing", module.interfaceName]),
            ]
        ]
    }

    /// What a module hands to the wiring: none or one.
    func registration(_ module: Module) -> [TemplateValue] {
        guard module.registers else { return [] }
        let interfaces = module.implements.map { "\($0.service)Interface" }
        let own = module.interface ? [module.interfaceName] : []
        return [
            [
                "module": .string(module.name),
                "name": .string("\(module.name)Registration"),
                "imports": importSeries(["ModuleRegistry"] + own + interfaces),
                "services": .series(service(module)),
                "implementations": .series(module.implements.compactMap { implementation($0, by: module) }),
            ]
        ]
    }

    private func implementation(_ implementation: Implementation, by module: Module) -> TemplateValue? {
        guard let publisher = modules[implementation.service], let service = publisher.service else { return nil }
        let dependencies = module.service == nil ? module.dependencies.map(\.name).filter(isImportable) : []
        let isAlone = module.service == nil && module.implements.count == 1
        return self.service(publisher).first?.adding([
            "by": .string(module.name),
            "type": .string(isAlone ? "\(module.name)Service" : "\(module.name)\(service.name)"),
            "priority": .integer(implementation.priority),
            "lowerPriority": .integer(implementation.priority - 1),
            "tests": .string(module.testsName),
            "imports": importSeries([publisher.interfaceName] + dependencies),
            "testImports": importSeries(["ModuleRegistry", "Testing", publisher.interfaceName]),
            "doubleTestImports": importSeries(
                ["ModuleRegistry", "Testing", publisher.interfaceName, publisher.testingName]
            ),
        ])
    }
}
