import Diagnostics
import Generation
import TemplateEngine
import WorkspaceSpec

extension Command {
    static let templates = Command(
        name: "templates",
        abstract: "List, eject and render templates.",
        action: .subcommands([list, eject, render])
    )

    private static let list = Command(
        name: "list",
        abstract: "List the built-in templates.",
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

    private static let render = Command(
        name: "render",
        abstract: "Render one template to standard output.",
        discussion: """
            A partial '{{>name}}' is the file 'name.mustache' beside the template. The values are escaped for the
            format that the template's name stands for, unless '--escape' says otherwise.
            """,
        examples: [
            Example(line: "scaffold templates render page.md --data shop.json", effect: "Render with data of your own")
        ],
        arguments: [Argument("file", .one, .file, help: "The template.")],
        options: [.data, .escape],
        action: .run(renderTemplate)
    )
}

extension Option {
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
            PlannedFile(path: $0.path, bytes: Array($0.text.utf8), isExecutable: $0.isExecutable)
        }
    )
    _ = try WorkspaceWriter(plan, target: folder).write(startRepository: false)
    if !invocation.arguments.has(.quiet) {
        invocation.console.output("Wrote \(plan.files.count) templates to '\(folder.visible)'.")
    }
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

/// The partials that a template names, and those that these name in turn.
private struct PartialFolder {
    let folder: String
    private(set) var templates: [String: Template] = [:]

    init(_ folder: String) {
        self.folder = folder
    }

    /// Reads a template and, first to last, the partials that it leads to; one that is not there is left to the
    /// rendering to report, with its place.
    mutating func load(_ file: String) throws -> Template {
        let template = try Template(utf8: try Disk.read(file), name: file)
        for name in template.partialNames.sorted() where templates[name] == nil {
            let partial = FilePath.join(folder, "\(name).mustache")
            guard try Disk.kind(of: partial) != .nothing else { continue }
            // Known before its own partials are looked at, so that a recursive one is read once.
            templates[name] = try Template(utf8: try Disk.read(partial), name: partial)
            templates[name] = try load(partial)
        }
        return template
    }
}

extension TemplateValue {
    /// The values of a data file; equal keys are an error.
    fileprivate init(_ document: SpecDocument) throws(DiagnosticsError) {
        guard document.duplicateKeys.isEmpty else { throw DiagnosticsError(document.duplicateKeys) }
        self.init(document.root)
    }

    private init(_ node: DocumentNode) {
        self =
            switch node.content {
            case .object(let members): .object(Dictionary(members.map { ($0.key, TemplateValue($0.value)) }) { $1 })
            case .array(let elements): .list(elements.map { TemplateValue($0) })
            case .string(let text): .string(text)
            case .integer(let number): .integer(number)
            case .double(let number): .string("\(number)")
            case .bool(let flag): .bool(flag)
            case .null: .null
            case .other(let type): .string(type)
            }
    }
}
