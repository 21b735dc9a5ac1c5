import Diagnostics

extension SpecCheck {
    /// No two targets and products have one name, nor names that differ only in case.
    static let twins = SpecCheck { subject in
        var first: [String: NamedTarget] = [:]
        var reported: Set<[String]> = []
        return subject.namedTargets.compactMap { target in
            guard let twin = first[target.name.twinKey] else {
                first[target.name.twinKey] = target
                return nil
            }
            guard reported.insert([twin.owner, target.owner]).inserted else { return nil }
            return target.location == nil ? collision(twin, with: target) : collision(target, with: twin)
        }
    }
}

/// A target or a product, and what gives it its name.
private struct NamedTarget {
    var name: String
    /// `the interface module of 'Login'`
    var words: String
    var owner: String
    /// Where the spec names the owner; nil for what is implied.
    var location: Location?
}

extension SpecCheck.Subject {
    fileprivate var namedTargets: [NamedTarget] {
        let modules = Dictionary(
            spec.modules.map { ($0.name, $0.origin) }, uniquingKeysWith: { first, _ in first })
        var seen: [String: Int] = [:]
        let named = targets.filter { $0.module != "" }.map { target -> NamedTarget in
            guard let module = target.module else { return root(target) }
            // The second module of one name is another owner than the first.
            let turn = seen[target.name, default: 0]
            seen[target.name] = turn + 1
            let places = spec.modules.filter { $0.name == module }.map(\.origin)
            let origin = places.indices.contains(turn) ? places[turn] : modules[module] ?? Origin()
            return NamedTarget(
                name: target.name, words: words(for: target), owner: "module \(module) \(turn)",
                location: origin["name"])
        }
        return named.filter { $0.location != nil } + named.filter { $0.location == nil } + products
    }

    private func root(_ target: BuildTarget) -> NamedTarget {
        let tag = spec.tags.first { target.role == .tag($0.name) || target.role == .executable($0.name) }
        return NamedTarget(
            name: target.name, words: words(for: target), owner: tag.map { "tag \($0.name)" } ?? target.name,
            location: tag?.origin["name"])
    }

    private var products: [NamedTarget] {
        spec.packages.flatMap { package in
            package.products.enumerated().map { index, product in
                NamedTarget(
                    name: product, words: "the product of package '\(package.identity.visible)'",
                    owner: "package \(package.identity)", location: package.origin["products[\(index)]"])
            }
        }
    }

    private func words(for target: BuildTarget) -> String {
        let module = (target.module ?? "").visible
        switch target.role {
        case .implementation: return "module '\(module)'"
        case .interface: return "the interface module of '\(module)'"
        case .testing: return "the testing module of '\(module)'"
        case .tests: return "the tests of '\(module)'"
        case .tag(let name): return "the configuration of tag '\(name.visible)'"
        case .executable(let name): return "the executable of tag '\(name.visible)'"
        case .wiring: return "the wiring of the modules"
        case .compositionTests: return "the tests across modules"
        }
    }
}

private func collision(_ target: NamedTarget, with twin: NamedTarget) -> Diagnostic {
    let isSame = target.name == twin.name
    let message =
        isSame && target.words == twin.words
        ? "\(target.words) is listed twice"
        : isSame
            ? "'\(target.name.visible)' is \(target.words) and \(twin.words)"
            : "'\(target.name.visible)', \(target.words), and '\(twin.name.visible)', \(twin.words), are too alike: "
                + likeness(target.name, twin.name)
    return Diagnostic(
        rule: "duplicate-name", message, at: target.location,
        notes: twin.location.map { [Note("'\(twin.name.visible)' comes from here", at: $0)] } ?? [],
        fix: "give one of the two another name")
}

private func likeness(_ name: String, _ twin: String) -> String {
    name.lowercased() == twin.lowercased()
        ? "macOS file systems do not keep names apart that differ only in case"
        : "the compiler does not keep '-' and '_' apart"
}
