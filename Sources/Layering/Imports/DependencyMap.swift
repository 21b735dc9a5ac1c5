import Diagnostics
import WorkspaceSpec

/// What a spec says about dependencies, with targets and products as numbers: the targets in their order, then the
/// products.
///
/// A class because it is large, never changes and is read for every import.
final class DependencyMap: Sendable {
    let spec: Spec
    let targets: [BuildTarget]
    let names: [String]
    let numbers: NameIndex
    /// What each target depends on, in the order of the manifest.
    let declared: [[Int]]
    /// What the spec states about modules, in its order.
    let statements: [Statement]
    let places: [DependencyPolicy.Place?]
    let isHandGrown: Bool
    private let policy: DependencyPolicy
    /// The rules whose findings nobody wants.
    let silenced: Set<RuleID>

    init(_ spec: Spec, targets: [BuildTarget]) {
        self.spec = spec
        self.targets = targets
        let names = targets.map(\.name) + spec.packages.flatMap(\.products)
        let numbers = NameIndex(names)
        self.names = names
        self.numbers = numbers
        declared = targets.map { $0.dependencies.compactMap { numbers[$0.name] } }
        statements = spec.moduleEdges.compactMap { Statement($0, numbers, targetCount: targets.count) }
        let policy = DependencyPolicy(spec, targets: targets)
        self.policy = policy
        places = names.map { policy.place(of: $0) }
        isHandGrown = spec.isHandGrown
        silenced = Set(spec.check.filter { $0.severity == nil }.map(\.rule))
    }

    /// Why an import is wrong that is declared or not; nil when nothing is wrong with it.
    func offence(from source: Int, to destination: Int, isDeclared: Bool) -> ImportOffence.Reason? {
        if let violation = violation(from: source, to: destination) { return .violation(violation) }
        let isFree = isDeclared || silenced.contains("undeclared-import") || isFreeToImport(source, destination)
        return isFree ? nil : .undeclared
    }

    /// Why a target must not depend on another; nil also when the team has turned the rule off.
    func violation(from source: Int, to destination: Int) -> DependencyViolation? {
        guard let from = places[source], let to = places[destination],
            let violation = policy.violation(from: from, to: to), !silenced.contains(violation.rule)
        else { return nil }
        return violation
    }
}

/// A dependency that the spec states or implies, by the numbers of both sides.
struct Statement: Sendable {
    let source: Int
    let destination: Int
    let edge: ModuleEdge

    fileprivate init?(_ edge: ModuleEdge, _ numbers: NameIndex, targetCount: Int) {
        guard let source = numbers[edge.source], let destination = numbers[edge.destination], source < targetCount
        else { return nil }
        self.source = source
        self.destination = destination
        self.edge = edge
    }

    /// Whether the spec lists it under the module's dependencies, rather than implies it.
    var isListed: Bool { edge.cause == .listed }
}

extension DependencyMap {
    /// What need not be declared: tests import lower layers, interfaces and test doubles, a testing module what its
    /// interface does.
    private func isFreeToImport(_ source: Int, _ destination: Int) -> Bool {
        switch targets[source].role {
        case .compositionTests: true
        case .tests: isFreeToTest(source, destination)
        case .testing: isDeclaredByInterface(of: targets[source], destination)
        case .implementation, .interface, .tag, .executable, .wiring: false
        }
    }

    private func isFreeToTest(_ source: Int, _ destination: Int) -> Bool {
        guard let from = places[source], let to = places[destination] else { return false }
        return to.role == .testing || to.role == .interface || (to.module != nil && to.module == from.module) || to.isBelow(from)
    }

    private func isDeclaredByInterface(of target: BuildTarget, _ destination: Int) -> Bool {
        let interface = targets.firstIndex { $0.role == .interface && $0.module == target.module }
        return interface.map { declared[$0].contains(destination) } ?? false
    }
}

extension DependencyPolicy.Place {
    /// Whether it stands in a lower layer, or in a lower group of the same one.
    func isBelow(_ other: Self) -> Bool {
        guard let layer, let upper = other.layer else { return false }
        if layer != upper { return layer > upper }
        guard let group, let higher = other.group else { return false }
        return group > higher
    }
}
