/// A target of the workspace's package, as the spec implies it.
public struct BuildTarget: Equatable, Sendable {
    /// What a target is for; decides who may depend on it.
    public enum Role: Equatable, Hashable, Sendable {
        case implementation, interface, testing, tests
        /// The configuration of the tag of this name.
        case tag(String)
        /// The executable of the tag of this name.
        case executable(String)
        case wiring
        /// Tests across modules: `TagTests`, `WiringTests`.
        case compositionTests
    }

    public var name: String
    public var role: Role
    /// The module that the target belongs to; nil for the composition roots and their tests.
    public var module: String?
    /// Relative to the workspace, with `/` between components.
    public var path: String
    /// In the order in which the manifest lists them, without repetition.
    public var dependencies: [TargetDependency]
}

/// What a target depends on, as the manifest writes it.
public enum TargetDependency: Hashable, Sendable {
    case target(String)
    case product(String, package: String)

    public var name: String {
        switch self {
        case .target(let name), .product(let name, _): name
        }
    }
}

extension BuildTarget.Role {
    /// Above all layers: a tag, the wiring, an executable, or their tests.
    public var isComposition: Bool {
        switch self {
        case .tag, .executable, .wiring, .compositionTests: true
        case .implementation, .interface, .testing, .tests: false
        }
    }

    public var isTests: Bool { self == .tests || self == .compositionTests }
}
