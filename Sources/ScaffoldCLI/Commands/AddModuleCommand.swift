import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let addModule = Command(
        name: "add-module",
        otherNames: ["add", "module", "add-feature", "add-target"],
        abstract: "Add a module to the workspace.",
        discussion: """
            Writes the module's sources and tests, on request its interface and testing modules, its registration in
            the wiring, its targets in the manifest and its entry in the spec: all of it, or nothing. What the team has
            changed stays as it is.
            """,
        examples: [
            Example(line: "scaffold add-module Cart --layer Main --interface", effect: "A feature that others can use"),
            Example(
                line: "scaffold add-module Orders --layer Main --depends-on CartInterface,HTTPClient",
                effect: "One that uses others"
            ),
            Example(
                line: "scaffold add-module CartStub --layer Main --implements Cart --tags Local",
                effect: "A stand-in for one tag"
            ),
        ],
        arguments: [Argument("name", help: "The name of the module: a Swift identifier.")],
        options: [.layer, .group, .kind, .interface, .dependsOn, .tags, .implements] + Option.growing + [.verify],
        printsOnlyWhatItDid: true,
        action: .run(addModuleToWorkspace)
    )
}

extension Option {
    fileprivate static let layer = Option(
        "layer",
        .one("layer", .layers),
        help: "The layer that the module is a member of."
    )
    fileprivate static let group = Option("group", .one("group", .name(.groups)), help: "The part of the layer.")
    fileprivate static let kind = Option(
        "kind",
        .one("kind", .words(Module.Kind.allCases.map(\.rawValue))),
        help: "\(Module.Kind.allCases.map(\.rawValue).joined(separator: ", ")); it follows from the layer without it."
    )
    fileprivate static let interface = Option(
        "interface",
        help: "Publish a service: adds the modules <name>Interface and <name>Testing."
    )
    fileprivate static let dependsOn = Option(
        "depends-on",
        .many("names", .names(.dependencies)),
        help: "What the module imports, separated by commas."
    )
    fileprivate static let tags = Option(
        "tags",
        .many("tags", .names(.tags)),
        help: "The tags that the module is built into; all without it."
    )
    fileprivate static let implements = Option(
        "implements",
        .many("module[:priority]", .marked(.services)),
        help: "A module whose service this one implements; the highest priority wins, and without one this module does."
    )
}

private func addModuleToWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let run = try GrowthRun(invocation)
    let request = try ModuleRequest(run)
    return try run.carryOut(.addModule(request)) { plan in
        GrowthSummary(
            title: "Added module '\(request.name)' to \(request.layer).",
            plan: plan,
            next: ["swift test --filter \(request.name)Tests", "scaffold check"]
        )
    }
}

extension ModuleRequest {
    fileprivate init(_ run: GrowthRun) throws {
        let arguments = run.invocation.arguments
        let name = arguments.positional[0]
        let layer = try arguments[.layer] ?? ModuleRequest.askedLayer(of: name, run)
        self.init(name: name, layer: layer)
        group = arguments[.group]
        kind = arguments[.kind].flatMap(Module.Kind.init(rawValue:))
        interface = arguments.has(.interface)
        dependencies = arguments.list(.dependsOn)
        tags = arguments.list(.tags)
        implements = try arguments.list(.implements).map(ModuleRequest.claim)
    }

    private static func askedLayer(of name: String, _ run: GrowthRun) throws -> String {
        let layers = try run.spec().layers.map(\.name)
        return try Question(console: run.invocation.console).choice(
            "Which layer is '\(name.visible)' a member of?",
            among: layers,
            missing: .missingOption(.layer, choices: layers)
        )
    }

    /// `Login:20`
    private static func claim(_ word: String) throws -> (service: String, priority: Int?) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return (word, nil) }
        guard let priority = Int(parts[1]) else { throw UsageError.noPriority(parts[1]) }
        return (parts[0], priority)
    }
}

extension UsageError {
    fileprivate static func noPriority(_ word: String) -> UsageError {
        UsageError(
            message: "'\(word.visible)' is not a priority: write a whole number, such as '--implements Login:20'"
        )
    }
}
