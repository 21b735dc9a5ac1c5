import Diagnostics

extension SpecCheck {
    /// A service belongs to an interface, and its protocol and its accessor are its own.
    static let services = SpecCheck { subject in
        let modules = subject.spec.modules
        return modules.flatMap(needlessInterfaceParts) + modules.flatMap(ownImplementations)
            + serviceTwins(modules, "protocol", \.name) + serviceTwins(modules, "accessor", \.accessor)
            + protocolsNamedLikeTargets(subject) + modules.compactMap(takenProtocol) + modules.flatMap(priorityFaults)
            + modules.compactMap(resourceFault)
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

/// The names of types that the generated sources use or declare beside the protocol.
private func takenProtocol(_ module: Module) -> Diagnostic? {
    guard module.interface, let service = module.service else { return nil }
    let own = ["Item", "Store", "Page", "Registration"].map { "\(module.name)\($0)" }
    guard ReservedNames.typesInServices.contains(service.name) || own.contains(service.name) else { return nil }
    return Diagnostic(
        rule: "reserved-name",
        "the protocol '\(service.name.shown)' of module '\(module.name.shown)' has the name of another type",
        at: module.place(ofServicePart: "protocol"),
        fix: "write another \"protocol\", such as '\(module.name.shown)Service'"
    )
}

/// Far more than anybody ranks, and far from where arithmetic ends.
private let priorities = -1_000_000...1_000_000

private func priorityFaults(_ module: Module) -> [Diagnostic] {
    module.implements.filter { !priorities.contains($0.priority) }.map { implementation in
        Diagnostic(
            rule: "invalid-priority",
            "priority \(implementation.priority) of module '\(module.name.shown)' is out of range",
            at: implementation.origin["priority"],
            fix: "write a number from \(priorities.lowerBound) to \(priorities.upperBound), such as 10"
        )
    }
}

/// Only a resource module, and a standard module that has them, comes with a folder of resources.
private func resourceFault(_ module: Module) -> Diagnostic? {
    guard module.origin.gives("resources"), module.path == nil, !module.own, !DefaultSpec.hasResources(module),
        module.resources != (module.kind == .resource)
    else { return nil }
    return Diagnostic(
        rule: "invalid-resources",
        module.resources
            ? "module '\(module.name.shown)' of kind '\(module.kind.rawValue)' comes without a folder of resources"
            : "module '\(module.name.shown)' of kind 'resource' comes with a folder of resources",
        at: module.origin["resources"],
        fix: module.resources ? "write \"kind\": \"resource\"" : "leave 'resources' out, or write another kind"
    )
}

extension Module {
    fileprivate func place(ofServicePart key: String) -> Location? {
        guard let service, service.origin.says(key) else { return origin["name"] }
        return service.origin[key]
    }
}
