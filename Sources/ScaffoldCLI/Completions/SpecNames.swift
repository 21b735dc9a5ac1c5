import WorkspaceSpec

/// A kind of names in a spec, by the word for it in `scaffold complete`.
enum SpecNames: String, CaseIterable, Sendable {
    case layers, groups, modules, tags, centers
    /// What a module may list as its dependencies.
    case dependencies
    /// The modules that declare a service, which others can implement.
    case services
    /// The modules that a graph draws.
    case boxes
}

/// A name and a few words about it, as a shell offers it.
struct Offer: Equatable, Sendable {
    let name: String
    var remark = ""

    /// The name, a tab and the remark, as every completion script reads it.
    ///
    /// Nil when a shell might take a character of the name for something else.
    var line: String? {
        guard !name.isEmpty, name.utf8.allSatisfy(\.isPlain), !name.hasPrefix("-") else { return nil }
        return remark.utf8.allSatisfy { $0.isPlain || $0 == UInt8(ascii: " ") } ? "\(name)\t\(remark)" : name
    }
}

extension SpecNames {
    /// The names in a spec, in its order.
    ///
    /// - Parameter layer: the layer whose groups are wanted; those of all layers without it.
    func offers(in spec: Spec, layer: String? = nil) -> [Offer] {
        switch self {
        case .layers: spec.layers.map { Offer(name: $0.name) }
        case .groups: groups(in: spec, layer)
        case .modules: spec.modules.filter { !$0.isImplied }.map { Offer(name: $0.name, remark: place(of: $0)) }
        case .boxes: spec.modules.map { Offer(name: $0.name, remark: place(of: $0)) }
        case .tags: spec.tags.map { Offer(name: $0.name, remark: $0.release ? "ships" : "") }
        case .centers: spec.serverCenters.map { Offer(name: $0.name) }
        case .dependencies: dependencies(in: spec)
        case .services: spec.modules.filter(\.interface).map { Offer(name: $0.name, remark: place(of: $0)) }
        }
    }

    private func groups(in spec: Spec, _ layer: String?) -> [Offer] {
        spec.layers.filter { layer == nil || $0.name == layer }.flatMap { layer in
            layer.groups.map { Offer(name: $0, remark: layer.name) }
        }
    }

    private func dependencies(in spec: Spec) -> [Offer] {
        let modules = spec.modules.flatMap { module in
            [Offer(name: module.name, remark: place(of: module))]
                + (module.interface ? [Offer(name: module.interfaceName, remark: place(of: module))] : [])
        }
        return modules
            + spec.packages.flatMap { package in package.products.map { Offer(name: $0, remark: "package") } }
    }

    private func place(of module: Module) -> String {
        module.group.map { "\(module.layer) \($0)" } ?? module.layer
    }
}

extension UInt8 {
    /// A letter, a digit, or a mark that no shell gives a meaning to.
    fileprivate var isPlain: Bool {
        UnicodeScalar(self).properties.isAlphabetic && self < 0x80 || "0123456789_-.".utf8.contains(self)
    }
}
