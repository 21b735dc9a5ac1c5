import Diagnostics

/// What a team declares once about its project; the single source of truth of a workspace.
///
/// A value of this type is valid: it comes from `SpecReader`, which reports everything that is wrong at once.
public struct Spec: Equatable, Sendable {
    /// The name of the project and the beginning of its executables' names: `Shop`.
    public var name: String
    /// A reverse domain name: `com.example`.
    public var organization: String
    /// The minimum deployment versions, in the order of the spec.
    public var platforms: [Platform]
    /// BCP 47 language tags; the first is the development language.
    public var localizations: [String]
    /// Top to bottom.
    public var layers: [Layer]
    public var tags: [Tag]
    public var serverCenters: [ServerCenter]
    public var packages: [PackageDependency]
    /// The modules that the spec lists, then those standard modules that it only refers to.
    public var modules: [Module]
    /// Severities that differ from the rules' defaults; nil stands for `off`.
    public var check: [RuleID: Severity?]
    /// The file that was read, as the user typed its path.
    public var file: String
}

/// Where the spec says something. Two values that say the same are equal wherever they say it, so all origins are
/// equal.
public struct Origin: Hashable, Sendable {
    public var location: Location?

    public init(_ location: Location? = nil) {
        self.location = location
    }

    public static func == (left: Origin, right: Origin) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

/// A platform and its minimum version: iOS 16.0.
public struct Platform: Equatable, Sendable {
    public enum Name: String, CaseIterable, Sendable {
        case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
    }

    public var name: Name
    /// Two or three numbers: `16.0`.
    public var version: String
}

/// A layer of the project. A module may depend on any lower layer.
public struct Layer: Equatable, Sendable {
    /// What the modules of one layer (or of one group, where the layer has groups) may do among themselves.
    public enum Siblings: String, CaseIterable, Sendable {
        /// Depend on each other's interface modules only.
        case interface
        /// Depend on each other directly, without cycles.
        case acyclic
        /// Nothing.
        case none
    }

    public var name: String
    public var siblings: Siblings
    /// Top to bottom: a higher group may depend on a lower one directly. Empty when the layer is not divided.
    public var groups: [String]
    /// Only the layer right above may depend on this one.
    public var closed: Bool
    public var origin: Origin
}

/// A variant of the app.
public struct Tag: Equatable, Sendable {
    public enum LogLevel: String, CaseIterable, Sendable {
        case debug, info, notice, warning, error
    }

    public var name: String
    /// What people see; any text that Xcode does not expand.
    public var displayName: String
    public var bundleIdentifier: String
    public var logLevel: LogLevel
    /// The tag ships.
    public var release: Bool
    /// Typed constants of this tag's configuration, in the order of the spec.
    public var settings: [Setting]
    /// Modules or products linked into this tag alone.
    public var dependencies: [Dependency]
    public var origin: Origin
}

/// A constant of a tag's configuration.
public struct Setting: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case string(String)
        case integer(Int)
        case double(Double)
        case bool(Bool)
    }

    public var name: String
    public var value: Value
}

/// A group of servers, with a base URL for every tag.
public struct ServerCenter: Equatable, Sendable {
    public var name: String
    /// One for each tag, in the order of the tags.
    public var urls: [BaseURL]
    public var origin: Origin
}

/// A base URL: http or https, a host, a trailing slash, no query; scheme and host are in lower case.
public struct BaseURL: Equatable, Sendable {
    public var tag: String
    public var text: String
    public var scheme: String
    /// Without brackets for an IPv6 address.
    public var host: String
    public var origin: Origin
}

/// A SwiftPM dependency of the workspace.
public struct PackageDependency: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
        case path(String)
        case url(String, Requirement)
    }

    public enum Requirement: Equatable, Sendable {
        case from(String), exact(String), branch(String), revision(String)
    }

    /// The package's identity: the last component of its URL or path, without `.git`.
    public var identity: String
    public var source: Source
    public var products: [String]
    /// The layer of which the products count as members; the lowest one by default.
    public var layer: String
    public var origin: Origin
}

/// A name that a module or a tag depends on: a module, an interface or testing module, or a package's product.
public struct Dependency: Hashable, Sendable {
    public var name: String
    public var origin: Origin

    public init(_ name: String, origin: Origin = Origin()) {
        self.name = name
        self.origin = origin
    }
}
