import Diagnostics

extension SpecCheck {
    /// No two targets and products have one name, nor names that differ only in case.
    static let twins = SpecCheck { subject in
        guard subject.hasTwins else { return [] }
        var first: [String: NamedTarget] = [:]
        var reported: Set<[String]> = []
        return subject.namedTargets.compactMap { target in
            guard let twin = first[target.name.twinKey] else {
                first[target.name.twinKey] = target
                return nil
            }
            guard !areTwinTags(target, twin), reported.insert([twin.owner, target.owner]).inserted else { return nil }
            return collision(target, twin, in: subject.spec)
        }
    }
}

/// Two tags of one name are reported as such.
private func areTwinTags(_ left: NamedTarget, _ right: NamedTarget) -> Bool {
    switch (left.role, right.role) {
    case (.tag, .tag), (.executable, .executable): true
    default: false
    }
}

/// A target or a product, and what gives it its name.
private struct NamedTarget {
    var name: String
    /// Nil for a product.
    var role: BuildTarget.Role?
    /// `the interface module of 'Login'`
    var words: String
    /// Two collisions between the same owners are one mistake.
    var owner: String
    /// Where the spec names the owner; nil for what is implied.
    var location: Location?
}

/// A target of a module by what it is for.
private struct Part: Hashable {
    var module: String
    var role: BuildTarget.Role
}

extension SpecCheck.Subject {
    /// Whether there is anything to say; nearly always there is nothing.
    fileprivate var hasTwins: Bool {
        var keys: Set<String> = []
        let names = targets.lazy.map(\.name)
        return !names.allSatisfy { keys.insert($0.twinKey).inserted }
            || !spec.packages.allSatisfy { $0.products.allSatisfy { keys.insert($0.twinKey).inserted } }
    }

    /// What the spec states first, then what it implies, then products.
    fileprivate var namedTargets: [NamedTarget] {
        var turns: [Part: Int] = [:]
        let origins = Dictionary(grouping: spec.modules, by: \.name).mapValues { $0.map(\.origin) }
        let named = targets.filter { $0.module != "" }.map { target -> NamedTarget in
            guard let module = target.module else { return root(target) }
            // The second module of one name is another owner than the first.
            let turn = turns[Part(module: module, role: target.role), default: 0]
            turns[Part(module: module, role: target.role)] = turn + 1
            let location = origins[module]?[turn]["name"]
            return NamedTarget(
                name: target.name,
                role: target.role,
                words: words(for: target, isImplied: location == nil),
                owner: "module \(module) \(turn)",
                location: location
            )
        }
        return named.filter { $0.location != nil } + named.filter { $0.location == nil } + products
    }

    private func root(_ target: BuildTarget) -> NamedTarget {
        let tag = spec.tags.first { target.role == .tag($0.name) || target.role == .executable($0.name) }
        return NamedTarget(
            name: target.name,
            role: target.role,
            words: words(for: target),
            owner: "composition roots",
            location: tag?.origin["name"]
        )
    }

    private var products: [NamedTarget] {
        spec.packages.flatMap { package in
            package.products.enumerated().map { index, product in
                NamedTarget(
                    name: product,
                    role: nil,
                    words: "a product of package '\(package.identity.shown)'",
                    owner: "package \(package.identity)",
                    location: package.origin["products[\(index)]"]
                )
            }
        }
    }

    private func words(for target: BuildTarget, isImplied: Bool = false) -> String {
        let module = (target.module ?? "").shown
        switch target.role {
        case .implementation: return isImplied ? "the standard module '\(module)'" : "module '\(module)'"
        case .interface: return "the interface module of '\(module)'"
        case .testing: return "the testing module of '\(module)'"
        case .tests: return "the tests of '\(module)'"
        case .tag(let name): return "the configuration of tag '\(name.shown)'"
        case .executable(let name): return "the executable of tag '\(name.shown)'"
        case .wiring: return "the wiring of the modules"
        case .compositionTests: return "the tests across modules"
        }
    }
}

private func collision(_ target: NamedTarget, _ twin: NamedTarget, in spec: Spec) -> Diagnostic {
    let place = target.location ?? twin.location ?? spec.origin["name"]
    let other = target.location == nil ? nil : twin.location
    return Diagnostic(
        rule: "duplicate-name",
        message(target, twin),
        at: place,
        notes: other.map { [Note("'\(twin.name.shown)' comes from here", at: $0)] } ?? [],
        fix: "give one of the two another name"
    )
}

private func message(_ target: NamedTarget, _ twin: NamedTarget) -> String {
    if target.name != twin.name {
        return "\(target.label) and \(twin.label) \(likeness(target.name, twin.name))"
    }
    switch (target.role, twin.role) {
    case (.implementation, .implementation): return "\(target.words) is listed twice"
    case (.implementation, _): return "\(target.words) has the name of \(twin.words)"
    case (_, .implementation): return "\(twin.words) has the name of \(target.words)"
    default: return "'\(target.name.shown)' is both \(target.words) and \(twin.words)"
    }
}

extension NamedTarget {
    fileprivate var label: String {
        role == .implementation ? words : "'\(name.shown)', \(words),"
    }
}

private func likeness(_ name: String, _ twin: String) -> String {
    name.lowercased() == twin.lowercased()
        ? "differ only in case, which macOS file systems do not keep apart" : "are one name to the compiler"
}
