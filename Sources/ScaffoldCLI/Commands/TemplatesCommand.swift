import Diagnostics
import Generation
import TemplateEngine
import WorkspaceSpec

extension Command {
    static let templates = Command(
        name: "templates",
        otherNames: ["template", "eject", "render"],
        abstract: "List, eject and render templates, and show their data.",
        examples: [
            Example(line: "scaffold templates eject templates", effect: "Take them out, to be edited"),
            Example(line: "scaffold new Shop --templates templates", effect: "Use them"),
        ],
        action: .subcommands([list, eject, data, render])
    )

    private static let list = Command(
        name: "list",
        abstract: "List the built-in templates.",
        examples: [
            Example(line: "scaffold templates list", effect: "What is a workspace made of?"),
            Example(line: "scaffold templates list | grep HTTPClient", effect: "Where does a module come from?"),
        ],
        action: .run { invocation in
            TemplateSet.bundled.files.forEach { invocation.console.output($0.path) }
            return .success
        }
    )

    private static let eject = Command(
        name: "eject",
        abstract: "Write the built-in templates into a folder, to be edited.",
        examples: [
            Example(line: "scaffold templates eject templates", effect: "Take the templates out"),
            Example(line: "scaffold new Shop --templates templates", effect: "Use them after editing"),
        ],
        arguments: [Argument("dir", .one, .folder, help: "The folder; it may exist.")],
        printsOnlyWhatItDid: true,
        action: .run(ejectTemplates)
    )

    private static let data = Command(
        name: "data",
        abstract: "Print what templates are rendered with, as JSON.",
        discussion: """
            Every name that a template can write, with its value. A list of none or one stands for what may be missing;
            a path that mentions a list is rendered once for each of its values.
            """,
        examples: [
            Example(line: "scaffold templates data --module Login", effect: "What do the templates of a module see?"),
            Example(line: "scaffold templates data --spec shop.json > data.json", effect: "Keep it, for 'render'"),
        ],
        options: [.spec, .module],
        action: .run(printTemplateData)
    )

    private static let render = Command(
        name: "render",
        abstract: "Render one template to standard output.",
        discussion: """
            A partial '{{>name}}' is the file 'name.mustache' beside the template. The values are escaped for the
            format that the template's name stands for, unless '--escape' says otherwise.
            """,
        examples: [
            Example(line: "scaffold templates render page.md --data shop.json", effect: "Render with data of your own"),
            Example(
                line: "scaffold templates render note --data shop.json --escape html",
                effect: "Escaped as a web page wants it"
            ),
        ],
        arguments: [Argument("file", .one, .file, help: "The template.")],
        options: [.data, .escape],
        action: .run(renderTemplate)
    )
}

extension Option {
    fileprivate static let module = Option(
        "module",
        .one("name", .modules),
        help: "Print what the templates of this module see, too."
    )
    fileprivate static let data = Option("data", .one("file", .file), help: "The data, JSON or plist; none without it.")
    fileprivate static let escape = Option(
        "escape",
        .one("format", .words(Escaping.allCases.map(\.rawValue))),
        help: "How values are escaped: \(Escaping.allCases.map(\.rawValue).joined(separator: ", "))."
    )
}

private func ejectTemplates(_ invocation: Invocation) throws -> ExitStatus {
    let folder = invocation.arguments.positional[0]
    let plan = try FilePlan(
        TemplateSet.bundled.files.filter { !$0.path.hasPrefix("Spec/") }.map {
            PlannedFile(path: $0.path, bytes: $0.bytes, isExecutable: $0.isExecutable)
        }
    )
    _ = try WorkspaceWriter(plan, target: folder).write(startRepository: false)
    if !invocation.arguments.has(.quiet) {
        invocation.console.output("Wrote \(counted(plan.files.count, "template")) to '\(folder.visible)'.")
    }
    return .success
}

private func printTemplateData(_ invocation: Invocation) throws -> ExitStatus {
    let document = try invocation.arguments[.spec].map(SpecFile.read) ?? DefaultSpec.document(name: "Shop")
    let spec = try SpecReader.read(document)
    let module = try invocation.arguments[.module].map { name in
        guard let module = spec.modules.first(where: { $0.name == name }) else {
            throw UsageError.unknownWord(name, for: Option.module.spelling, spec.modules.map(\.name))
        }
        return module
    }
    let data = module.map { TemplateData.value(of: spec, for: $0) } ?? TemplateData.value(of: spec)
    invocation.console.writeOutput(try SpecDocument.bytes(of: data.node, as: .json))
    return .success
}

private func renderTemplate(_ invocation: Invocation) throws -> ExitStatus {
    let file = invocation.arguments.positional[0]
    let escaping = invocation.arguments[.escape].flatMap(Escaping.init(rawValue:)) ?? .forFile(named: file)
    var partials = PartialFolder(FilePath.folder(of: file))
    let template = try partials.load(file)
    let data = try invocation.arguments[.data].map { try TemplateValue(SpecFile.read($0)) } ?? [:]
    invocation.console.writeOutput(
        try template.renderUTF8(data, escaping: escaping, partials: partials.templates)
    )
    return .success
}
