import Generation
import WorkspaceSpec

extension Command {
    /// What the completion scripts ask; silent where there is nothing to offer, whatever the reason is.
    static let complete = Command(
        name: "complete",
        abstract: "Print the names that a completion script offers.",
        discussion: "The words behind '--' are the line that is being typed, up to the word that is completed.",
        examples: [
            Example(line: "scaffold complete modules", effect: "The modules of this workspace"),
            Example(
                line: "scaffold complete groups -- scaffold add-module Cart --layer Expand --group",
                effect: "The groups of one layer"
            ),
        ],
        arguments: [
            Argument("names", .one, .words(SpecNames.allCases.map(\.rawValue)), help: "Which names."),
            Argument("word", .any, help: "The line that is being typed."),
        ],
        isHidden: true,
        action: .run(printOffers)
    )
}

private func printOffers(_ invocation: Invocation) throws -> ExitStatus {
    let words = invocation.arguments.positional
    guard let names = SpecNames(rawValue: words[0]) else { return .success }
    let line = UnfinishedLine(Array(words.dropFirst()), home: invocation.console.environment["HOME"])
    guard let workspace = try? Workspace(enclosing: line.folder), let document = try? workspace.document(),
        let spec = try? SpecReader.inspect(document)
    else { return .success }
    let offers = names.offers(in: spec, layer: line.value(of: "layer"))
    offers.compactMap(\.line).forEach(invocation.console.output)
    return .success
}
