import Diagnostics

/// Which modules of each tag implement and use which services, as the spec states it.
public struct Registrations {
    /// A module that implements a service in some tags.
    public struct Claim {
        public let module: Module
        public let priority: Int
        /// Where the spec states it.
        public let location: Location?
    }

    public let spec: Spec
    /// The modules that publish a service.
    public let publishers: [Module]
    private let tags: [String: Set<String>]
    /// The modules that implement each service, its own among them, as indices into the spec's modules.
    private let claimants: [String: [Int]]

    public init(_ spec: Spec) {
        self.spec = spec
        publishers = spec.modules.filter { $0.service != nil }
        tags = Dictionary(
            spec.modules.map { ($0.name, Set(spec.effectiveTags(of: $0))) },
            uniquingKeysWith: { first, _ in first }
        )
        claimants = spec.modules.indices.reduce(into: [:]) { claimants, index in
            let module = spec.modules[index]
            claimants[module.name, default: []].append(index)
            guard !module.implements.isEmpty else { return }
            for service in Set(module.implements.map(\.service)).subtracting([module.name]) {
                claimants[service, default: []].append(index)
            }
        }
    }

    /// Whether a module is built into a tag.
    public func isBuilt(_ module: Module, into tag: Tag) -> Bool {
        guard let own = tags[module.name], !own.isEmpty else { return true }
        return own.contains(tag.name)
    }

    /// The implementations of a module's service in a tag, in the order of the spec.
    public func claims(on publisher: Module, in tag: Tag) -> [Claim] {
        let modules = (claimants[publisher.name] ?? []).lazy.map { spec.modules[$0] }
        return modules.filter { isBuilt($0, into: tag) }.compactMap { claim(of: $0, on: publisher) }
    }

    private func claim(of module: Module, on publisher: Module) -> Claim? {
        if module.name == publisher.name {
            return Claim(module: module, priority: 0, location: module.origin["name"])
        }
        return module.implements.first { $0.service == publisher.name }.map { stated in
            Claim(module: module, priority: stated.priority, location: stated.origin["priority"])
        }
    }
}

/// `tag 'Local'`, `tags 'Local' and 'Product'`
public func tagList(_ tags: [Tag]) -> String {
    let names = tags.map { "'\($0.name)'" }
    guard let last = names.last, names.count > 1 else { return "tag \(names.first ?? "")" }
    return "tags \(names.dropLast().joined(separator: ", ")) and \(last)"
}
