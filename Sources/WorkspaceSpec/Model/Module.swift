import Diagnostics

/// A module of the workspace: an implementation and, on request, its interface and testing modules.
public struct Module: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case feature, library, resource, vendor
    }

    public var name = ""
    public var layer = ""
    public var group: String?
    public var kind = Kind.library
    /// Publishes a service through `NAMEInterface`, with doubles in `NAMETesting`.
    public var interface = false
    public var dependencies: [Dependency] = []
    /// What the interface module itself depends on, beside the module registry.
    public var interfaceDependencies: [Dependency] = []
    /// The service that the interface module declares; nil when there is no interface.
    public var service: Service?
    /// Other modules' services that this module implements as well.
    public var implements: [Implementation] = []
    /// The tags that this module is built into; empty for all, and for those that list it themselves.
    public var tags: [String] = []
    /// The folder of the implementation's sources when it is not the standard one.
    public var path: String?
    /// Folders and Swift files below that folder that are not the module's: SwiftPM's `exclude`.
    public var exclude: [String] = []
    /// The module has a folder `Resources`, which the package manager processes.
    public var resources = false
    /// The code is the team's, whatever the tool knows under the module's name.
    public var own = false
    public var origin = Origin()

    /// The spec does not list the module, it needs it or only refers to it by the name of a standard module.
    public var isImplied: Bool { origin.location == nil }
}

/// A protocol and the accessor through which the registry hands it out: `LoginService`, `login`.
public struct Service: Equatable, Sendable {
    public var name = ""
    public var accessor = ""
    public var origin = Origin()
}

/// A module's claim to implement another module's service.
public struct Implementation: Equatable, Sendable {
    /// The name of the module that declares the service.
    public var service = ""
    /// The highest wins; a module implements its own service with priority 0.
    public var priority = 0
    public var origin = Origin()
}

extension Module: SpecObject {
    static let noun = "module"

    static let fields: [Field<Module>] = [
        Field("name", \.name, "The module's name in Swift.", example: #""Login""#, required: true),
        Field("layer", \.layer, "The layer that the module is a member of.", example: #""Main""#, required: true),
        Field("group", \.group, "The part of the layer that the module is a member of.", example: #""Network""#),
        Field("kind", \.kind, "What the module is; the default follows from its layer.", example: #""feature""#),
        Field(
            "interface",
            \.interface,
            "Whether the module publishes a service, through the modules NAMEInterface and NAMETesting.",
            example: "true"
        ),
        Field(
            "dependencies",
            \.dependencies,
            "The modules, interface modules and products that the module imports.",
            example: #"["HTTPClient", "LoginInterface"]"#
        ),
        Field(
            "interfaceDependencies",
            \.interfaceDependencies,
            "What the interface module imports beside the module registry.",
            example: #"["Const"]"#
        ),
        Field(
            "service",
            \.service,
            "The service that the interface module declares.",
            example: #"{ "protocol": "LoginService", "accessor": "login" }"#
        ),
        Field(
            "implements",
            \.implements,
            "Other modules' services that the module implements as well.",
            example: #"[{ "service": "Login", "priority": 10 }]"#
        ),
        Field("tags", \.tags, "The tags that the module is built into; all when left out.", example: #"["Local"]"#),
        Field(
            "resources",
            \.resources,
            "Whether the module has a folder Resources; a resource module has one.",
            example: "true"
        ),
        Field(
            "path",
            \.path,
            "The folder of the module's sources, relative to the workspace, when it is not the usual one.",
            example: #""Sources/Login""#
        ),
        Field(
            "exclude",
            \.exclude,
            "Folders and Swift files below the module's folder that do not belong to it.",
            example: #"["Fixtures"]"#
        ),
        Field(
            "own",
            \.own,
            "Whether the code is the team's own although the module has the name of a standard one, or its resources.",
            example: "true"
        ),
    ]
}

extension Service: SpecObject {
    static let noun = "service"

    static let fields: [Field<Service>] = [
        Field(
            "protocol",
            \.name,
            "The name of the service's protocol; NAMEService by default.",
            example: #""LoginService""#
        ),
        Field(
            "accessor",
            \.accessor,
            "The name under which the registry hands the service out.",
            example: #""login""#
        ),
    ]
}

extension Implementation: SpecObject {
    static let noun = "implementation"

    static let fields: [Field<Implementation>] = [
        Field("service", \.service, "The module whose service this is.", example: #""Login""#, required: true),
        Field(
            "priority",
            \.priority,
            "The highest wins; the module that declares the service has 0.",
            example: "10"
        ),
    ]
}
