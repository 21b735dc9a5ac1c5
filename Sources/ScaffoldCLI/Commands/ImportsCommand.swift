import Diagnostics
import Reporting

extension Command {
    static let imports = Command(
        name: "imports",
        otherNames: ["list", "scan"],
        abstract: "Print every import of every Swift file.",
        discussion: """
            What 'check' sees: the imports of all '#if' branches, each with its place, kind, attributes, access level and
            condition. What could not be read as Swift is said on standard error.
            """,
        examples: [
            Example(line: "scaffold imports Sources", effect: "Who imports what?"),
            Example(line: "scaffold imports --format json", effect: "The same for a program"),
        ],
        arguments: [Argument("path", .any, .file, help: "Files and folders; the current folder without them.")],
        options: [.importsFormat],
        action: .run(printImports)
    )
}

extension Option {
    fileprivate static let importsFormat = Option(
        "format",
        .one("format", .words(["text", "json"])),
        help: "text, one line for each import, or json."
    )
}

private func printImports(_ invocation: Invocation) throws -> ExitStatus {
    let given = invocation.arguments.positional
    var listing = ImportListing()
    for path in given.isEmpty ? ["."] : given {
        try invocation.narration.phase("reading \(path.visible)") { try listing.add(path) }
    }
    invocation.console.writeOutput(Array(listing.text(invocation.arguments[.importsFormat]).utf8))
    let report = TextReport(listing.diagnostics, usesColor: invocation.console.usesColor)
    invocation.console.writeError(Array(report.text.utf8))
    return listing.isComplete ? .success : .failure
}
