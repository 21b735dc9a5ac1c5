import Diagnostics

/// A dependency between targets of modules, and where the spec states what implies it.
public struct ModuleEdge: Equatable, Sendable {
    /// How the spec comes to say it.
    public enum Cause: Equatable, Sendable {
        /// The module's `dependencies` or `interfaceDependencies` list it.
        case listed
        /// The code of the standard module needs it.
        case standardModule
        case implementsService
        case ownInterface
        case registersService
    }

    public var source: String
    public var destination: String
    public var location: Location?
    public var cause = Cause.listed

    /// Why there is the dependency when the spec does not state it, in parentheses.
    public var reason: String {
        switch cause {
        case .listed, .standardModule, .ownInterface: ""
        case .implementsService: " (it implements its service)"
        case .registersService: " (it registers a service)"
        }
    }
}

extension Spec {
    /// The dependencies of all modules, their interfaces and testing modules, in the order of the spec.
    public var moduleEdges: [ModuleEdge] {
        modules.flatMap(\.edges)
    }
}

extension Module {
    fileprivate var edges: [ModuleEdge] {
        var edges = dependencies.map(edge)
        edges += interfaceDependencies.map {
            ModuleEdge(source: interfaceName, destination: $0.name, location: $0.origin.location)
        }
        edges += implements.map {
            ModuleEdge(
                source: name,
                destination: "\($0.service)Interface",
                location: $0.origin.location,
                cause: .implementsService
            )
        }
        if interface {
            edges.append(
                ModuleEdge(source: name, destination: interfaceName, location: origin["name"], cause: .ownInterface)
            )
        }
        return edges + registryEdges
    }

    /// What the tool adds to a standard module stands nowhere but at the module.
    private func edge(_ dependency: Dependency) -> ModuleEdge {
        ModuleEdge(
            source: name,
            destination: dependency.name,
            location: dependency.origin.location ?? origin["name"],
            cause: dependency.origin.location == nil ? .standardModule : .listed
        )
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
                    cause: .registersService
                )
            ] : []
    }
}
