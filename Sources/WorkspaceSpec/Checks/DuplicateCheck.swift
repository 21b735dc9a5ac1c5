import Diagnostics

extension SpecCheck {
    /// Nothing is listed twice: layers, groups, tags, centers, languages, packages, and the names in lists.
    static let duplicates = SpecCheck { subject in
        let spec = subject.spec
        var named: [[Listed]] = [
            spec.layers.map { Listed("layer", $0.name, $0.origin["name"]) },
            spec.tags.map { Listed("tag", $0.name, $0.origin["name"]) },
            spec.serverCenters.map { Listed("server center", $0.name, $0.origin["name"]) },
            spec.packages.map { Listed("package", $0.identity, $0.origin.location) },
            strings("localization", spec.localizations, spec.origin, "localizations"),
        ]
        named += spec.layers.map { strings("group", $0.groups, $0.origin, "groups") }
        named += spec.tags.map { $0.dependencies.map(Listed.init) }
        named += spec.modules.flatMap(lists)
        named += [spec.packages.flatMap { strings("product", $0.products, $0.origin, "products") }]
        return named.flatMap(repetitions)
    }
}

/// A name in a list that should hold it once.
private struct Listed {
    var noun: String
    var name: String
    var location: Location?

    init(_ noun: String, _ name: String, _ location: Location?) {
        self.noun = noun
        self.name = name
        self.location = location
    }

    /// A folder of the workspace has the name.
    var isFolder: Bool { ["layer", "group", "tag", "localization"].contains(noun) }

    init(_ dependency: Dependency) {
        self.init("dependency", dependency.name, dependency.origin.location)
    }
}

private func lists(of module: Module) -> [[Listed]] {
    [
        module.dependencies.map(Listed.init), module.interfaceDependencies.map(Listed.init),
        strings("tag", module.tags, module.origin, "tags"),
        module.implements.map { Listed("implementation", $0.service, $0.origin["service"]) },
    ]
}

private func strings(_ noun: String, _ names: [String], _ origin: Origin, _ key: String) -> [Listed] {
    names.enumerated().map { Listed(noun, $1, origin["\(key)[\($0)]"]) }
}

private func repetitions(in list: [Listed]) -> [Diagnostic] {
    guard list.count > 1 else { return [] }
    var first: [String: Listed] = [:]
    return list.compactMap { listed in
        guard !listed.name.isEmpty, let twin = first.updateValue(listed, forKey: listed.name.twinKey) else {
            return nil
        }
        first[listed.name.twinKey] = twin
        return Diagnostic(
            rule: "duplicate-name",
            "\(listed.noun) \(sameness(of: listed.name, twin.name, isFolder: listed.isFolder))",
            at: listed.location,
            notes: [Note("'\(twin.name.shown)' is listed here", at: twin.location)],
            fix: "remove one of the two, or give it another name"
        )
    }
}

/// `'Foo' is listed twice`, `'foo' and 'Foo' differ only in case, which macOS file systems do not keep apart`
///
/// - Parameter isFolder: something on the disk has the name.
func sameness(of name: String, _ twin: String, isFolder: Bool = true) -> String {
    if name.utf8.elementsEqual(twin.utf8) { return "'\(name.shown)' is listed twice" }
    let pair = "'\(name.shown)' and '\(twin.shown)'"
    if name == twin { return "\(pair) are one name in two Unicode spellings" }
    if name.lowercased() == twin.lowercased() {
        let reason = isFolder ? "which macOS file systems do not keep apart" : "which readers do not keep apart"
        return "\(pair) differ only in case, \(reason)"
    }
    return "\(pair) are one name to the compiler"
}

extension String {
    /// Equal for names that a file system or the compiler does not keep apart: case, Unicode spelling, `-` and `_`.
    var twinKey: String {
        let lowered = lowercased()
        // No other character than an ASCII hyphen has its byte in it.
        guard lowered.utf8.contains(UInt8(ascii: "-")) else { return lowered }
        return String(lowered.map { $0 == "-" ? "_" : $0 })
    }
}
