import Diagnostics

extension SpecCheck {
    /// A service belongs to an interface, and its protocol and its accessor are its own.
    static let services = SpecCheck { subject in
        let modules = subject.spec.modules
        return modules.flatMap(needlessInterfaceParts) + modules.flatMap(ownImplementations)
            + serviceTwins(modules, "protocol", \.name) + serviceTwins(modules, "accessor", \.accessor)
            + protocolsNamedLikeTargets(subject)
    }
}

/// What describes an interface that the module does not have.
private func needlessInterfaceParts(_ module: Module) -> [Diagnostic] {
    let isKnown = !module.origin.says("interface") || module.origin.gives("interface")
    guard !module.interface, isKnown else { return [] }
    return ["service", "interfaceDependencies"].filter(module.origin.gives).map { key in
        Diagnostic(
            rule: "no-interface",
            "module '\(module.name.shown)' has '\(key)' but no interface",
            at: module.origin[key],
            fix: "add \"interface\": true, or remove '\(key)'"
        )
    }
}

private func ownImplementations(_ module: Module) -> [Diagnostic] {
    module.implements.filter { $0.service == module.name && !module.name.isEmpty }.map { implementation in
        Diagnostic(
            rule: "own-service",
            "module '\(module.name.shown)' implements its own service in any case, with priority 0",
            at: implementation.origin["service"],
            fix: "remove it"
        )
    }
}

private func serviceTwins(_ modules: [Module], _ noun: String, _ part: KeyPath<Service, String>) -> [Diagnostic] {
    var first: [String: Module] = [:]
    return modules.compactMap { module in
        guard let service = module.service, module.interface else { return nil }
        guard let twin = first[service[keyPath: part]] else {
            first[service[keyPath: part]] = module
            return nil
        }
        return twin.name.twinKey == module.name.twinKey ? nil : serviceTwin(module, twin, noun, service[keyPath: part])
    }
}

private func serviceTwin(_ module: Module, _ twin: Module, _ noun: String, _ name: String) -> Diagnostic {
    Diagnostic(
        rule: "duplicate-name",
        "the services of '\(twin.name.shown)' and '\(module.name.shown)' have one \(noun), '\(name.shown)'",
        at: module.place(ofServicePart: noun),
        fix: "write another \"\(noun)\" in one of the two"
    )
}

/// A protocol named like a target makes every `Name.Type` in a source ambiguous.
private func protocolsNamedLikeTargets(_ subject: SpecCheck.Subject) -> [Diagnostic] {
    let targets = Set(subject.targets.map(\.name))
    return subject.spec.modules.compactMap { module in
        guard let service = module.service, module.interface, targets.contains(service.name) else { return nil }
        return Diagnostic(
            rule: "reserved-name",
            "the protocol '\(service.name.shown)' of module '\(module.name.shown)' has the name of a module",
            at: module.place(ofServicePart: "protocol"),
            fix: "write another \"protocol\" in its 'service'"
        )
    }
}

extension Module {
    fileprivate func place(ofServicePart key: String) -> Location? {
        guard let service, service.origin.says(key) else { return origin["name"] }
        return service.origin[key]
    }
}
