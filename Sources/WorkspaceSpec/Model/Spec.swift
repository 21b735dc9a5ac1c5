import Diagnostics

/// What a team declares once about its project; the single source of truth of a workspace.
///
/// A value of this type is valid: it comes from `SpecReader`, which reports everything that is wrong at once.
public struct Spec: Equatable, Sendable {
    /// Where editors find the JSON Schema of the file.
    var schema: String?
    /// The name of the project and the beginning of its executables' names: `Shop`.
    public var name = ""
    /// A reverse domain name: `com.example`.
    public var organization = ""
    /// The minimum deployment versions, in the order of the spec.
    public var platforms: [Platform] = []
    /// BCP 47 language tags; the first is the development language.
    public var localizations: [String] = []
    /// Top to bottom.
    public var layers: [Layer] = []
    public var tags: [Tag] = []
    public var serverCenters: [ServerCenter] = []
    public var packages: [PackageDependency] = []
    /// The modules that the spec lists, then those standard modules that it only refers to.
    public var modules: [Module] = []
    /// Severities that differ from the rules' defaults.
    public var check: [RuleSeverity] = []
    public var origin = Origin()

    /// The file that was read, as the user typed its path.
    public var file: String { origin.location?.file ?? "" }
}

extension Spec: SpecObject {
    static let noun = "spec"
    static let writesEverything = true

    static let fields: [Field<Spec>] = [
        Field(
            "$schema",
            \.schema,
            "Where editors find the JSON Schema of this file.",
            example: #""scaffold.schema.json""#
        ),
        Field(
            "name",
            \.name,
            "The project's name, and the beginning of its executables' names.",
            example: #""Shop""#,
            required: true
        ),
        Field("organization", \.organization, "A reverse domain name.", example: #""com.example""#),
        Field(
            members: "platforms",
            \.platforms,
            "The least version of each platform.",
            example: #"{ "iOS": "16.0", "macOS": "13.0" }"#
        ),
        Field(
            "localizations",
            \.localizations,
            "The app's languages; the first is the development language.",
            example: #"["en", "zh-Hans"]"#
        ),
        Field(
            "layers",
            \.layers,
            "The layers, top to bottom. A module may depend on any lower layer.",
            example: #"[{ "name": "Main", "siblings": "interface" }]"#
        ),
        Field("tags", \.tags, "The variants of the app.", example: #"[{ "name": "Local" }]"#),
        Field(
            "serverCenters",
            \.serverCenters,
            "The groups of servers, each with a base URL for every tag.",
            example: #"[{ "name": "account", "urls": { "Local": "http://127.0.0.1:8080/" } }]"#
        ),
        Field(
            "packages",
            \.packages,
            "The SwiftPM packages that the workspace depends on.",
            example: ##"[{ "path": "Packages/Shared", "products": ["Shared"] }]"##
        ),
        Field("modules", \.modules, "The modules.", example: #"[{ "name": "Login", "layer": "Main" }]"#),
        Field(
            members: "check",
            \.check,
            "The severity of a rule's findings: 'error', 'warning' or 'off'.",
            example: #"{ "unused-dependency": "warning" }"#
        ),
    ]
}
