import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let addCenter = Command(
        name: "add-center",
        otherNames: ["add-server", "add-url"],
        abstract: "Add a server center to the workspace.",
        discussion: "A center has a base URL for every tag: http or https, with a host.",
        examples: [
            Example(
                line:
                    "scaffold add-center search --url Local=http://127.0.0.1:8080/ --url Product=https://search.example.com/",
                effect: "A group of servers, with a base URL for each tag"
            ),
            Example(line: "scaffold add-center search", effect: "The same, asked for on a terminal"),
        ],
        arguments: [Argument("name", help: "The name of the center: a Swift identifier.")],
        options: [.tagURL] + Option.growing,
        printsOnlyWhatItDid: true,
        action: .run(addCenterToWorkspace)
    )
}

extension Option {
    fileprivate static let tagURL = Option(
        "url",
        .many("tag=url", .keyed(.tags)),
        help: "The center's base URL in a tag; one for each tag."
    )
}

private func addCenterToWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let run = try GrowthRun(invocation)
    let name = invocation.arguments.positional[0]
    let request = CenterRequest(name: name, urls: try urls(run, for: name))
    return try run.carryOut(.addCenter(request)) { plan in
        GrowthSummary(
            title: "Added server center '\(name)'.",
            plan: plan,
            next: ["swift test --filter TagTests", "scaffold check"]
        )
    }
}

private func urls(_ run: GrowthRun, for center: String) throws -> [String: String] {
    let tags = try run.spec().tags.map(\.name)
    var urls = try run.invocation.arguments.pairs(.tagURL)
    if let unknown = urls.keys.sorted().first(where: { !tags.contains($0) }) {
        throw UsageError.unknownWord(unknown, for: Option.tagURL.spelling, tags)
    }
    let missing = tags.filter { urls[$0] == nil }
    for tag in missing {
        urls[tag] = try Question(console: run.invocation.console).text(
            "Base URL of '\(center.visible)' in '\(tag)'",
            missing: .missingURLs(missing, .tagURL)
        )
    }
    return urls
}
