import TemplateEngine
import WorkspaceSpec

/// The data that templates see of a spec.
///
/// Lists are series: each item has `isFirst` and `isLast`. What may be missing is a list of none or one, so that a
/// section or a path that mentions it is left out. The singular names at the root (`tag`, `center`, `localization`,
/// `vendorLayer`, `xcode`) and in a module (`service`, `registration`, `implementation`, `plain`) are for paths: a
/// file is rendered once for each of their values.
struct RenderContext {
    /// What every template sees.
    let root: TemplateValue
    private let facts: Facts

    init(_ spec: Spec, targets: [BuildTarget]) {
        let facts = Facts(spec)
        self.facts = facts
        root = TemplateValue.object(facts.project).adding(facts.plurals).adding(facts.wiring)
            .adding(facts.manifest(targets)).adding(facts.xcode(targets))
    }

    /// What the templates of a module see.
    func scope(of module: Module) -> TemplateValue {
        root.adding(facts.scope(of: module))
    }
}

/// The values of a spec's parts, for templates.
struct Facts {
    let spec: Spec
    let modules: [String: Module]
    let identifiers: XcodeIdentifiers
    /// The modules that are built into every tag.
    let commonModules: [Module]
    /// The modules of one tag alone, by its name.
    let ownModules: [String: [Module]]
    /// The modules that publish a service, in the order of the services' accessors.
    let publishers: [(module: Module, service: Service)]
    /// What each tag's app is, by its name.
    private(set) var xcodeApps: [String: TemplateValue] = [:]

    init(_ spec: Spec) {
        self.spec = spec
        identifiers = XcodeIdentifiers(tags: spec.tags.map(\.name))
        modules = Dictionary(spec.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        commonModules = spec.commonModules
        ownModules = Dictionary(spec.tags.map { ($0.name, spec.modules(ofTagAlone: $0)) }) { first, _ in first }
        publishers = spec.modules
            .compactMap { module in module.service.map { (module, $0) } }
            .sorted { $0.service.accessor.utf8.lexicographicallyPrecedes($1.service.accessor.utf8) }
        for tag in spec.tags { xcodeApps[tag.name] = xcodeApp(tag) }
    }

    /// The values of the project itself.
    var project: TemplateObject {
        [
            "name": .string(spec.name),
            "organization": .string(spec.organization),
            "developmentLanguage": .string(spec.localizations[0]),
            "propertyListFolder": .string(spec.propertyListFolder),
            "accountCenter": .string(accountCenter),
            "sampleCenter": .string(sampleCenter),
            "deployment": deployment,
            "has": standardModules,
            // The app starts in steps where there is the module that runs them.
            "startup": .list(hasStandardModule("Base") ? [["file": "StartupSteps"]] : []),
        ]
    }

    /// The lists of the project's parts, and the same under the names that paths use.
    var plurals: TemplateObject {
        let tags = TemplateValue.series(spec.tags.map(tag))
        let centers = TemplateValue.series(spec.serverCenters.map(center))
        let localizations = TemplateValue.series(spec.localizations.map(localization))
        return [
            "tags": tags, "tag": tags,
            "centers": centers, "center": centers,
            "localizations": localizations, "localization": localizations,
            "hasPlatforms": .bool(!spec.platforms.isEmpty),
            "platforms": .series(spec.platforms.map(platform)),
            "layers": .series(spec.layers.map(layer)),
            "vendorLayer": .list(spec.layers.filter { $0.name == "Vendor" }.map(layer)),
            "vendorGuide": .list(
                spec.layers.contains { $0.name == "Vendor" } ? [["path": "Sources/Vendor/README.md"]] : []
            ),
            "settings": .series(settings),
        ]
    }

    /// The center that the sample login talks to: the one named `account`, or the first.
    private var accountCenter: String {
        center(named: "account") ?? spec.serverCenters.first?.name ?? ""
    }

    /// The center of a request that is made up: the one named `businessLogic`, or another than the login's.
    private var sampleCenter: String {
        center(named: "businessLogic") ?? spec.serverCenters.map(\.name).first { $0 != accountCenter } ?? accountCenter
    }

    private func center(named name: String) -> String? {
        spec.serverCenters.first { $0.name == name }?.name
    }

    /// Each platform's minimum version, or null: `deployment.iOS`.
    private var deployment: TemplateValue {
        let versions = Platform.Name.allCases.map { name in
            (name.rawValue, TemplateValue(spec.platforms.first { $0.name == name }?.version))
        }
        return .object(TemplateObject(versions))
    }

    /// Whether the workspace has the standard module of a name, with the code that the tool knows: `has.Base`.
    private var standardModules: TemplateValue {
        let flags = DefaultSpec.moduleNames.map { name in
            (name, TemplateValue.bool(hasStandardModule(name)))
        }
        return .object(TemplateObject(flags))
    }

    func hasStandardModule(_ name: String) -> Bool {
        modules[name].map { DefaultSpec.describes($0) && spec.effectiveTags(of: $0).isEmpty } ?? false
    }
}

extension Facts {
    private func platform(_ platform: Platform) -> TemplateValue {
        ["name": .string(platform.name.rawValue), "version": .string(platform.version)]
    }

    private func center(_ center: ServerCenter) -> TemplateValue {
        [
            "name": .string(center.name),
            "urls": .series(center.urls.map { ["tag": .string($0.tag), "url": .string($0.text)] }),
        ]
    }

    private func localization(_ language: String) -> TemplateValue {
        ["name": .string(language), "isSimplifiedChinese": .bool(language == "zh-Hans")]
    }

    private func layer(_ layer: Layer) -> TemplateValue {
        let members = spec.modules.filter { $0.layer == layer.name }
        return [
            "name": .string(layer.name),
            "siblings": .string(layer.siblings.rawValue),
            "siblingsInWords": .string(layer.siblings.words),
            "isClosed": .bool(layer.closed),
            "groups": .series(layer.groups.map { ["name": .string($0)] }),
            "modules": .series(members.map { ["name": .string($0.name)] }),
            "contents": .series(contents(of: layer, members).map { ["text": .string($0)] }),
        ]
    }

    /// What a reader finds in the layer's folder, in words.
    private func contents(of layer: Layer, _ members: [Module]) -> [String] {
        let modules = members.map(\.name).joined(separator: ", ")
        let propertyLists = "Sources/\(layer.name)/Plist" == spec.propertyListFolder
        return [
            modules,
            propertyLists ? "the Info.plist, entitlements and xcconfig of each tag" : "",
            layer.name == "Vendor" ? "third-party code that we keep because we change it" : "",
        ].filter { !$0.isEmpty }
    }
}

/// The imports of a Swift file, as its formatter sorts them: `[{ "name": "Logger" }, …]`.
func importSeries(_ names: [String]) -> TemplateValue {
    // Names of modules are ASCII, so this is the order of their bytes.
    .series(Set(names).sorted().map { ["name": .string($0)] })
}

extension Layer.Siblings {
    fileprivate var words: String {
        switch self {
        case .interface: "through interface modules only"
        case .acyclic: "directly, without cycles"
        case .none: "not at all"
        }
    }
}
