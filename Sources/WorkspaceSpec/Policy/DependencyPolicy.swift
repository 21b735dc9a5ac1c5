import Diagnostics

/// Who may depend on whom: the layers, groups and siblings of a spec as one verdict for each pair of names.
///
/// The spec's own dependencies and the imports of the sources are judged by the same policy.
public struct DependencyPolicy: Sendable {
    private let places: [String: Place]
    private let layers: [Layer]

    public init(_ spec: Spec) {
        self.init(spec, targets: spec.targets)
    }

    /// With the spec's targets, where the caller has them already.
    public init(_ spec: Spec, targets: [BuildTarget]) {
        layers = spec.layers
        places = Place.all(of: spec, targets: targets)
    }

    /// Why the one must not depend on the other; nil when it may, and when either is no target and no product.
    ///
    /// In a default spec `Home` → `Login`: sibling-dependency; `Home` → `LoginInterface`: nil.
    public func violation(from source: String, to destination: String) -> DependencyViolation? {
        guard let from = places[source], let to = places[destination] else { return nil }
        return violation(from: from, to: to)
    }

    /// The same for two places that are looked up already.
    public func violation(from source: Place, to destination: Place) -> DependencyViolation? {
        guard source.name != destination.name, let reason = reason(source, destination) else { return nil }
        return DependencyViolation(source: source, destination: destination, reason: reason)
    }

    /// Where a target or a product stands; nil for other names.
    public func place(of name: String) -> Place? { places[name] }
}

extension DependencyPolicy {
    /// Where a target or a product stands.
    public struct Place: Equatable, Sendable {
        public var name: String
        /// Nil for a product.
        public var role: BuildTarget.Role?
        /// Nil for products and composition roots.
        public var module: String?
        /// The index of the layer, from the top; nil for composition roots.
        public var layer: Int?
        public var layerName = ""
        /// The index of the group in its layer, from the top.
        public var group: Int?
        public var groupName: String?
        /// The interface module of the target's module.
        public var interfaceName: String?
    }

    private func reason(_ from: Place, _ to: Place) -> DependencyViolation.Reason? {
        if to.role?.isComposition == true || to.role == .tests {
            return from.role?.isComposition == true ? nil : .compositionRoot
        }
        guard let upper = from.layer, let lower = to.layer else { return nil }
        if from.module != nil, from.module == to.module { return reasonInModule(from, to) }
        if lower < upper { return .upward }
        if lower > upper { return closing(upper, lower) ?? impurity(from, to) }
        return reasonInLayer(from, to)
    }

    private func reasonInModule(_ from: Place, _ to: Place) -> DependencyViolation.Reason? {
        from.role == .interface ? .impureInterface : nil
    }

    private func reasonInLayer(_ from: Place, _ to: Place) -> DependencyViolation.Reason? {
        if let upper = from.group, let lower = to.group, upper != lower {
            return lower < upper ? .upward : impurity(from, to)
        }
        if let reason = impurity(from, to) { return reason }
        guard let layer = from.layer, to.role != nil else { return nil }
        return sibling(from, to, layers[layer].siblings)
    }

    private func sibling(_ from: Place, _ to: Place, _ siblings: Layer.Siblings) -> DependencyViolation.Reason? {
        if to.role == .testing, from.role == .tests || from.role == .testing { return nil }
        switch siblings {
        case .acyclic: return nil
        case .interface: return to.role == .interface ? nil : .sibling(siblings)
        case .none: return .sibling(siblings)
        }
    }

    /// A closed layer is open to the layer right above alone.
    private func closing(_ upper: Int, _ lower: Int) -> DependencyViolation.Reason? {
        guard lower - upper > 1, layers[lower].closed else { return nil }
        return .closed(above: layers[lower - 1].name)
    }

    /// An interface module knows no implementation whose interface it could know instead.
    private func impurity(_ from: Place, _ to: Place) -> DependencyViolation.Reason? {
        guard from.role == .interface else { return nil }
        let isPublished = to.role == .implementation && to.interfaceName != nil
        return isPublished || to.role == .testing ? .impureInterface : nil
    }
}

extension DependencyPolicy.Place {
    fileprivate static func all(of spec: Spec, targets: [BuildTarget]) -> [String: Self] {
        let layers = Dictionary(
            spec.layers.enumerated().map { ($1.name, ($0, $1)) },
            uniquingKeysWith: { first, _ in first }
        )
        let modules = Dictionary(spec.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var places: [String: Self] = [:]
        for package in spec.packages {
            for product in package.products {
                places[product] = Self(
                    name: product,
                    layer: layers[package.layer]?.0,
                    layerName: package.layer
                )
            }
        }
        for target in targets where places[target.name] == nil {
            let module = target.module.flatMap { modules[$0] }
            var place = Self(name: target.name, role: target.role, module: target.module)
            if let module, let (index, layer) = layers[module.layer] { place.settle(module, index, layer) }
            places[target.name] = place
        }
        return places
    }

    private mutating func settle(_ module: Module, _ index: Int, _ layer: Layer) {
        self.layer = index
        layerName = layer.name
        groupName = module.group
        group = module.group.flatMap { layer.groups.firstIndex(of: $0) }
        interfaceName = module.interface ? module.interfaceName : nil
    }

    /// `Expand/Tool`
    public var stage: String {
        groupName.map { "\(layerName)/\($0)" } ?? layerName
    }
}
