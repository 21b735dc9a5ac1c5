import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let spec = Command(
        name: "spec",
        otherNames: ["schema", "convert", "config"],
        abstract: "Check, convert and describe specs.",
        examples: [
            Example(line: "scaffold spec validate", effect: "Is the spec of this workspace right?"),
            Example(line: "scaffold spec default", effect: "What does a spec mean that says nothing?"),
        ],
        action: .subcommands([validate, showDefault, convert, schema])
    )

    private static let validate = Command(
        name: "validate",
        abstract: "Report everything that is wrong with a spec.",
        examples: [
            Example(line: "scaffold spec validate", effect: "The spec of this workspace"),
            Example(line: "scaffold spec validate shop.json", effect: "One that is not yet in use"),
        ],
        arguments: [specArgument],
        action: .run(validateSpec)
    )

    private static let showDefault = Command(
        name: "default",
        abstract: "Print the spec that fills in what a spec leaves out.",
        examples: [
            Example(line: "scaffold spec default", effect: "What does a spec mean that says nothing?"),
            Example(line: "scaffold spec default > shop.json", effect: "A spec to start from"),
        ],
        action: .run { invocation in
            invocation.console.writeOutput(DefaultSpec.bytes)
            return .success
        }
    )

    private static let convert = Command(
        name: "convert",
        abstract: "Print a spec in another format.",
        discussion: """
            A spec with mistakes is refused, as 'validate' refuses it, except for dependencies that the layers forbid.
            Comments are not carried over: a property list has no place for them.
            """,
        examples: [
            Example(line: "scaffold spec convert scaffold.json --to xml", effect: "From JSON to an XML property list"),
            Example(
                line: "scaffold spec convert shop.plist --output scaffold.json",
                effect: "From a property list to a file of JSON"
            ),
        ],
        arguments: [specArgument],
        options: [.format, .resultFile],
        action: .run(convertSpec)
    )

    private static let schema = Command(
        name: "schema",
        abstract: "Print the JSON Schema of specs, for editors.",
        examples: [
            Example(line: "scaffold spec schema", effect: "What may stand in a spec?"),
            Example(
                line: "scaffold spec schema > scaffold.schema.json",
                effect: "For an editor that checks and completes JSON"
            ),
        ],
        action: .run { invocation in
            invocation.console.writeOutput(Array(SpecSchema.json.utf8))
            return .success
        }
    )

    private static let specArgument = Argument(
        "file",
        .optional,
        .file,
        help: "The spec; that of the enclosing workspace without it."
    )
}

extension Option {
    fileprivate static let format = Option(
        "to",
        .one("format", .words(SpecDocument.Format.allCases.map(\.rawValue))),
        help: "json, xml or binary; without it, JSON becomes XML and a property list becomes JSON."
    )
    fileprivate static let resultFile = Option(
        "output",
        .one("file", .file),
        help: "A new file for the result, in place of standard output."
    )
}

private func validateSpec(_ invocation: Invocation) throws -> ExitStatus {
    let path = try SpecFile.path(given: invocation.arguments.positional.first)
    let spec = try SpecReader.read(try SpecFile.read(path))
    if !invocation.arguments.has(.quiet) {
        let counts = [
            counted(spec.layers.count, "layer"), counted(spec.modules.count, "module"),
            counted(spec.tags.count, "tag"), counted(spec.serverCenters.count, "server center"),
        ]
        invocation.console.output("'\(path.visible)' is valid: \(counts.joined(separator: ", ")).")
    }
    return .success
}

private func convertSpec(_ invocation: Invocation) throws -> ExitStatus {
    let document = try SpecFile.read(try SpecFile.path(given: invocation.arguments.positional.first))
    _ = try SpecReader.inspect(document)
    let standard: SpecDocument.Format = document.format == .json ? .xmlPlist : .json
    let format = invocation.arguments[.format].flatMap(SpecDocument.Format.init(rawValue:)) ?? standard
    let bytes = try SpecDocument.bytes(of: document.root, as: format)
    if let file = invocation.arguments[.resultFile] {
        try Disk.create(file, bytes)
    } else {
        invocation.console.writeOutput(bytes)
    }
    return .success
}
