import Diagnostics
import Generation
import WorkspaceSpec

extension Command {
    static let addTag = Command(
        name: "add-tag",
        otherNames: ["add-variant", "add-flavor", "add-environment"],
        abstract: "Add a tag, a variant of the app, to the workspace.",
        discussion: """
            Every server center needs a base URL for the new tag: '--url' for each, or '--like' for those of a tag that
            there is, with its settings. Writes the tag's configuration, executable, property lists, Xcode target and scheme, and its row
            in every list of tags.
            """,
        examples: [
            Example(
                line: "scaffold add-tag Staging --like Product --url account=https://account.staging.example.com/",
                effect: "As Product, but for one server"
            ),
            Example(line: "scaffold add-tag Beta --like Product --release", effect: "One more that ships"),
        ],
        arguments: [Argument("name", help: "The name of the tag: a Swift identifier.")],
        options: [.centerURL, .like, .displayName, .bundleIdentifier, .logLevel, .release] + Option.growing,
        printsOnlyWhatItDid: true,
        action: .run(addTagToWorkspace)
    )
}

extension Option {
    fileprivate static let centerURL = Option(
        "url",
        .many("center=url", .keyed(.centers)),
        help: "The base URL of a server center in this tag."
    )
    fileprivate static let like = Option(
        "like",
        .one("tag", .tags),
        help: "A tag whose settings and base URLs this one has, where '--url' gives no other."
    )
    fileprivate static let displayName = Option(
        "display-name",
        .one("text", .text),
        help: "The app's name as people see it."
    )
    fileprivate static let bundleIdentifier = Option(
        "bundle-identifier",
        .one("id", .text),
        help: "The app's identifier, a reverse domain name."
    )
    fileprivate static let logLevel = Option(
        "log-level",
        .one("level", .words(Tag.LogLevel.allCases.map(\.rawValue))),
        help: "The least important messages that are logged."
    )
    fileprivate static let release = Option("release", help: "The tag ships.")
}

private func addTagToWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let run = try GrowthRun(invocation)
    let request = try TagRequest(run)
    return try run.carryOut(.addTag(request)) { plan in
        let executable = plan.after.tags.last.map(plan.after.executableName) ?? ""
        return GrowthSummary(
            title: "Added tag '\(request.name)'.",
            plan: plan,
            next: ["swift run \(executable)", "swift test --filter TagTests", "scaffold check"]
        )
    }
}

extension TagRequest {
    fileprivate init(_ run: GrowthRun) throws {
        let arguments = run.invocation.arguments
        let spec = try run.spec()
        let model = try arguments[.like].map(spec.tag(named:))
        self.init(name: arguments.positional[0])
        displayName = arguments[.displayName]
        bundleIdentifier = arguments[.bundleIdentifier]
        logLevel = arguments[.logLevel].flatMap(Tag.LogLevel.init(rawValue:))
        release = arguments.has(.release)
        settings = model?.settings ?? []
        urls = try TagRequest.urls(run, for: name, in: spec, like: model)
    }

    private static func urls(_ run: GrowthRun, for tag: String, in spec: Spec, like model: Tag?) throws -> [String:
        String]
    {
        let centers = spec.serverCenters.map(\.name)
        var urls = try run.invocation.arguments.pairs(.centerURL)
        if let unknown = urls.keys.sorted().first(where: { !centers.contains($0) }) {
            throw UsageError.unknownWord(unknown, for: Option.centerURL.spelling, centers)
        }
        if let model { urls.merge(spec.urls(in: model)) { given, _ in given } }
        let missing = centers.filter { urls[$0] == nil }
        for center in missing {
            urls[center] = try Question(console: run.invocation.console).text(
                "Base URL of '\(center)' in '\(tag.visible)'",
                missing: .missingURLs(missing, .centerURL)
            )
        }
        return urls
    }
}

extension Spec {
    /// The tag that '--like' names.
    fileprivate func tag(named name: String) throws -> Tag {
        guard let tag = tags.first(where: { $0.name == name }) else {
            throw UsageError.unknownWord(name, for: Option.like.spelling, tags.map(\.name))
        }
        return tag
    }

    /// The base URL of each center in a tag.
    fileprivate func urls(in tag: Tag) -> [String: String] {
        serverCenters.reduce(into: [:]) { urls, center in
            urls[center.name] = center.urls.first { $0.tag == tag.name }?.text
        }
    }
}

extension UsageError {
    /// Where each of the names needs a URL.
    static func missingURLs(_ names: [String], _ option: Option) -> UsageError {
        let words = names.map { "'\(option.spelling) \($0)=<url>'" }.joined(separator: ", ")
        return UsageError(message: "missing \(words)")
    }
}
