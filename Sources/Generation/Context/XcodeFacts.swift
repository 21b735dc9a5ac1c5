import TemplateEngine
import WorkspaceSpec

/// The Xcode project has an iOS app for each tag; a spec without the platform iOS has none, and `xcode` is empty.
extension Facts {
    /// The project, none or one: a path that begins with `{{xcode.folder}}` is left out when there is none.
    func xcode(_ targets: [BuildTarget]) -> TemplateObject {
        guard spec.platforms.contains(where: { $0.name == .iOS }), !spec.tags.isEmpty else { return ["xcode": []] }
        let sorted = spec.tags.sorted { identifiers.precedes($0.name, $1.name) }
        let project: TemplateValue = [
            "folder": "Xcode",
            "testPlan": .string("\(spec.name).xctestplan"),
            "id": ids(XcodeIdentifiers.ProjectRole.allCases) { identifiers.of($0) },
            "apps": .series(sorted.compactMap { xcodeApps[$0.name] }),
            "region": region(spec.localizations[0]),
            "regions": .series(regions.map(region)),
            "tests": .series(targets.filter(\.role.isTests).map { ["name": .string($0.name)] }),
        ]
        return ["xcode": [project]]
    }

    /// A tag's app: what it links, and the identifiers of its objects.
    func xcodeApp(_ tag: Tag) -> TemplateValue {
        let product = XcodeProduct(name: "\(spec.executableName(of: tag))App", targets: productTargets(of: tag))
        return [
            "name": .string(tag.name),
            "executable": .string(spec.executableName(of: tag)),
            "product": .string(product.name),
            "productTargets": .series(product.targets.map { ["name": .string($0)] }),
            "isOneLine": .bool(product.isOneLine),
            "isTargetLine": .bool(product.isTargetLine),
            "id": ids(XcodeIdentifiers.TagRole.allCases) { identifiers.of($0, tag.name) },
        ]
    }
}

extension Facts {
    /// What the files of a tag's app may import: the composition roots, the top layer, and the texts of the first page.
    private func productTargets(of tag: Tag) -> [String] {
        let top = commonModules.filter { $0.layer == spec.layers.first?.name }
        let pages = top.flatMap { $0.interface ? [$0.name, $0.interfaceName] : [$0.name] }
        return [tag.configurationName, "Wiring"] + pages + (hasStandardModule("Global") ? ["Global"] : [])
    }

    /// The languages in Xcode's order: `Base` follows the development language.
    private var regions: [String] {
        [spec.localizations[0], "Base"] + spec.localizations.dropFirst()
    }

    /// Xcode quotes what is no plain word, such as `zh-Hans`.
    private func region(_ name: String) -> TemplateValue {
        ["name": .string(name), "isPlain": .bool(!name.utf8.contains(UInt8(ascii: "-")))]
    }

    /// The identifiers under the names of their roles: `id.target`.
    private func ids<Role>(_ roles: [Role], _ identifier: (Role) -> String) -> TemplateValue {
        .object(TemplateObject(roles.map { ("\($0)", .string(identifier($0))) }))
    }
}

/// The library of the package that a tag's app links.
private struct XcodeProduct {
    let name: String
    let targets: [String]

    /// Whether it is as short as swift-format wants a line to be.
    var isOneLine: Bool {
        "        .library(name: \"\(name)\", ),".utf8.count + targetLineLength < manifestWidth
    }

    /// Whether its targets are, in a line of their own.
    var isTargetLine: Bool {
        "            ".utf8.count + targetLineLength < manifestWidth
    }

    /// Of `targets: ["A", "B"]`, in bytes; a top layer may have a thousand modules.
    private var targetLineLength: Int {
        "targets: []".utf8.count + targets.reduce(0) { $0 + $1.utf8.count + "\"\", ".utf8.count } - ", ".utf8.count
    }
}
