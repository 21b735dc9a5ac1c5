import Diagnostics

/// Why one target must not depend on another, in words.
public struct DependencyViolation: Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        /// The destination stands in a higher layer or group.
        case upward
        /// Both stand in a layer or group whose modules may not do this among themselves.
        case sibling(Layer.Siblings)
        /// The destination's layer is open only to the layer of this name.
        case closed(above: String)
        /// An interface module, or a testing module beside it, depends on an implementation.
        case impureInterface
        /// Nothing depends on the composition roots and on tests.
        case compositionRoot
    }

    public let source: DependencyPolicy.Place
    public let destination: DependencyPolicy.Place
    public let reason: Reason

    public var rule: RuleID {
        switch reason {
        case .upward: "upward-dependency"
        case .sibling: "sibling-dependency"
        case .closed: "closed-layer"
        case .impureInterface: "interface-purity"
        case .compositionRoot: "composition-root"
        }
    }

    /// `'Home' depends on 'Login', a sibling in Main`; the verb fits the place: a spec's `depends on`, a source's
    /// `imports`.
    public func message(verb: String = "depends on") -> String {
        let pair = "'\(source.name)' \(verb) '\(destination.name)'"
        switch reason {
        case .upward: return "\(pair), which is higher: \(source.stage) is below \(destination.stage)"
        case .sibling: return "\(pair), a sibling in \(commonStage)"
        case .closed(let above):
            return "\(pair) in the closed layer \(destination.layerName), which is open to \(above) alone"
        case .impureInterface: return "the interface module \(pair), \(destination.kindInWords)"
        case .compositionRoot: return "\(pair), \(destination.kindInWords)"
        }
    }

    private var commonStage: String {
        source.groupName == destination.groupName ? destination.stage : destination.layerName
    }

    /// What to write instead.
    public var fix: String {
        switch reason {
        case .upward:
            "move what '\(source.name)' needs to \(source.stage) or below it, or let '\(destination.name)' hand it down"
        case .sibling(let siblings): siblingFix(siblings)
        case .closed(let above): "depend on a module of \(above) instead"
        case .impureInterface: interfaceFix
        case .compositionRoot: "move what '\(source.name)' needs to a module in a layer"
        }
    }

    private func siblingFix(_ siblings: Layer.Siblings) -> String {
        if siblings == .interface { return interfaceFix }
        return "move what both need to a layer below \(destination.layerName)"
    }

    private var interfaceFix: String {
        let module = destination.module ?? destination.name
        if source.module == module { return "declare what both need in '\(source.name)'" }
        if let interface = destination.interfaceName { return "depend on '\(interface)' instead" }
        return "give '\(module)' an interface (\"interface\": true) and depend on '\(module)Interface' instead"
    }
}

extension DependencyPolicy.Place {
    fileprivate var kindInWords: String {
        switch role {
        case .tag: "the configuration of a tag"
        case .executable: "an executable"
        case .wiring: "the wiring of the modules"
        case .tests, .compositionTests: "which holds tests"
        case .testing: "which holds test doubles"
        case .implementation: "an implementation"
        case .interface: "an interface module"
        case nil: "a product"
        }
    }
}
