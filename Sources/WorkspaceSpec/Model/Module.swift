import Diagnostics

/// A module of the workspace: an implementation and, on request, its interface and testing modules.
public struct Module: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case feature, library, resource, vendor
    }

    public var name: String
    public var layer: String
    public var group: String?
    public var kind: Kind
    /// Publishes a service through `NAMEInterface`, with doubles in `NAMETesting`.
    public var interface: Bool
    public var dependencies: [Dependency]
    /// What the interface module itself depends on, beside the module registry.
    public var interfaceDependencies: [Dependency]
    /// The service that the interface module declares; nil when there is no interface.
    public var service: Service?
    /// Other modules' services that this module implements as well.
    public var implements: [Implementation]
    /// The tags that this module is built into; empty for all.
    public var tags: [String]
    /// The folder of the implementation's sources when it is not the standard one.
    public var path: String?
    /// The spec does not list the module, it only refers to it by the name of a standard module.
    public var isImplied: Bool
    public var origin: Origin
}

/// A protocol and the accessor through which the registry hands it out: `LoginService`, `login`.
public struct Service: Equatable, Sendable {
    public var name: String
    public var accessor: String
}

/// A module's claim to implement another module's service.
public struct Implementation: Equatable, Sendable {
    /// The name of the module that declares the service.
    public var service: String
    /// The highest wins; a module implements its own service with priority 0.
    public var priority: Int
    public var origin: Origin
}
