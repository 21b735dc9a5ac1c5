import Diagnostics

extension SpecCheck {
    /// Every dependency that the spec states or implies obeys the layers.
    static let layering = SpecCheck { subject in
        subject.spec.moduleEdges.compactMap { edge in
            subject.policy.violation(from: edge.source, to: edge.destination).map { violation in
                Diagnostic(
                    rule: violation.rule,
                    violation.message() + edge.reason,
                    at: edge.location,
                    fix: violation.fix
                )
            }
        }
    }
}

/// A dependency between targets of modules, and where the spec states what implies it.
struct ModuleEdge {
    var source: String
    var destination: String
    var location: Location?
    /// Why there is the dependency when the spec does not state it, in parentheses.
    var reason = ""
}

extension Spec {
    /// The dependencies of all modules, their interfaces and testing modules, in the order of the spec.
    var moduleEdges: [ModuleEdge] {
        modules.flatMap(\.edges)
    }
}

extension Module {
    fileprivate var edges: [ModuleEdge] {
        // What the tool adds to a standard module stands nowhere but at the module.
        var edges = dependencies.map {
            ModuleEdge(source: name, destination: $0.name, location: $0.origin.location ?? origin["name"])
        }
        edges += interfaceDependencies.map {
            ModuleEdge(source: interfaceName, destination: $0.name, location: $0.origin.location)
        }
        edges += implements.map {
            ModuleEdge(
                source: name,
                destination: "\($0.service)Interface",
                location: $0.origin.location,
                reason: " (it implements its service)"
            )
        }
        if interface { edges.append(ModuleEdge(source: name, destination: interfaceName, location: origin["name"])) }
        return edges + registryEdges
    }

    /// What publishes or implements a service knows the module registry.
    private var registryEdges: [ModuleEdge] {
        let source = interface ? interfaceName : name
        return registers
            ? [
                ModuleEdge(
                    source: source,
                    destination: "ModuleRegistry",
                    location: origin["name"],
                    reason: " (it registers a service)"
                )
            ] : []
    }
}
