import Diagnostics
import Generation
import TextLines
import WorkspaceSpec

extension Command {
    static let new = Command(
        name: "new",
        otherNames: ["init", "create", "generate", "start"],
        abstract: "Create a workspace from a spec.",
        discussion: """
            Renders the whole workspace, then puts it in place: all of it, or nothing. Existing files are never
            overwritten; every file that is in the way is listed.
            """,
        examples: [
            Example(line: "scaffold new Shop", effect: "A working project from the default spec, in ./Shop"),
            Example(line: "scaffold new Shop --spec shop.json --dry-run", effect: "What would be written?"),
            Example(line: "scaffold new Shop --output .", effect: "Into a fresh repository"),
        ],
        arguments: [Argument("name", help: "The name of the project: a Swift identifier.")],
        options: [.spec, .output, .dryRun, .planFormat, .templates, .noGit, .verify],
        printsOnlyWhatItDid: true,
        action: .run(createWorkspace)
    )
}

extension Option {
    static let spec = Option("spec", .one("file", .file), help: "The spec, JSON or plist; the default spec without it.")
    static let output = Option("output", .one("dir", .folder), help: "The workspace's folder; ./<name> without it.")
    static let dryRun = Option("dry-run", help: "Print what would be written, and write nothing.")
    static let templates = Option(
        "templates",
        .one("dir", .folder),
        help: "Templates to use in place of the built-in ones."
    )
    static let noGit = Option("no-git", help: "Do not run 'git init'.")
}

private func createWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let request = try NewWorkspace(
        name: arguments.positional[0],
        specFile: arguments[.spec],
        templateFolder: arguments[.templates],
        invocation.narration
    )
    let target = arguments[.output] ?? request.spec.name
    let writer = WorkspaceWriter(request.plan, target: target)
    let format = try PlanFormat(arguments)
    try Verification.refuseContradiction(arguments)
    if arguments.has(.dryRun) {
        return try show(request.plan, writer, target, as: format, invocation.console)
    }
    let trial = try TrialBuild(invocation)
    let outcome = try invocation.narration.phase("writing \(request.plan.files.count) files") {
        try writer.write(
            startRepository: !arguments.has(.noGit),
            verifying: trial,
            notice: invocation.console.announceWait
        )
    }
    if !arguments.has(.quiet) {
        NewWorkspaceSummary(request: request, target: target, outcome: outcome).lines.forEach(invocation.console.output)
    }
    return .success
}

/// Prints the plan; what is in the way fails a dry run as it would fail the real one.
private func show(
    _ plan: FilePlan,
    _ writer: WorkspaceWriter,
    _ target: String,
    as format: PlanFormat,
    _ console: Console
) throws -> ExitStatus {
    let preview = try writer.preview()
    if format == .text {
        FileTree(root: FilePath.name(of: target), paths: plan.files.map(\.path)).lines.forEach(console.output)
    }
    guard preview.conflicts.isEmpty else { throw DiagnosticsError(preview.conflicts) }
    if format == .json { console.writeOutput(Array(try PlanDocument(preview, writer).text.utf8)) }
    return .success
}

extension PlanDocument {
    fileprivate init(_ preview: WorkspaceWriter.Preview, _ writer: WorkspaceWriter) throws {
        self.init(
            command: Command.new.name,
            actions: try preview.changes.compactMap { change in
                switch change {
                case .create(let file): .create(file)
                case .replace(let path, let bytes): .update(try writer.present(at: path), bytes, at: path)
                case .remove, .move: nil
                }
            },
            remarks: preview.kept.map(NewWorkspaceSummary.sentence)
        )
    }
}

extension PlanDocument.Action {
    static func update(_ old: [UInt8], _ new: [UInt8], at path: String) -> PlanDocument.Action {
        .update(path: path, size: new.count, diff: UnifiedDiff(from: old, to: new, file: path).lines)
    }
}

/// What the user asked for, read and rendered.
private struct NewWorkspace {
    let spec: Spec
    let plan: FilePlan

    init(name: String, specFile: String?, templateFolder: String?, _ narration: Narration) throws {
        let document = try specFile.map(SpecFile.read) ?? DefaultSpec.document(name: name)
        narration.say("spec: \(specFile?.visible ?? "the default")")
        spec = try narration.phase("reading the spec") { try SpecReader.read(document) }
        guard spec.name == name else {
            throw DiagnosticsError(NewWorkspace.otherName(name, spec))
        }
        let templates = try narration.phase("reading the templates") {
            try templateFolder.map(TemplateSet.folder) ?? .bundled
        }
        narration.say("templates: \(templateFolder?.visible ?? "built in"), \(templates.files.count) files")
        let kept = try SpecCompletion(of: spec).applied(to: document)
        plan = try narration.phase("rendering the workspace") { [spec] in
            try WorkspacePlanner(spec, templates: templates).plan(keeping: kept)
        }
    }

    private static func otherName(_ name: String, _ spec: Spec) -> Diagnostic {
        Diagnostic(
            rule: "project-name",
            "the spec names the project '\(spec.name)', not '\(name.visible)'",
            at: spec.origin.location ?? Location(file: spec.file),
            fix: "run 'scaffold new \(spec.name)', or change 'name' in the spec"
        )
    }
}

/// The words that end `new`.
private struct NewWorkspaceSummary {
    let request: NewWorkspace
    let target: String
    let outcome: WorkspaceWriter.Outcome

    var lines: [String] {
        [title] + kept + repository + surroundings + ["", "Next:"] + commands.map { "  \($0)" }
    }

    private var title: String {
        let name = request.spec.name
        if outcome.isUnchanged { return "'\(name)' is there already, as the spec describes it; nothing was written." }
        let place = FilePath.name(of: target) == name ? "" : " in '\(target.visible)'"
        let modules = counted(request.spec.modules.count, "module")
        return "Created '\(name)'\(place): \(counted(request.plan.files.count, "file")), \(modules)."
    }

    private var kept: [String] {
        outcome.kept.map(NewWorkspaceSummary.sentence)
    }

    static func sentence(onKept path: String) -> String { "Your '\(path.visible)' was kept." }

    private var repository: [String] {
        outcome.missedRepository.map { ["No repository was started: \($0)."] } ?? []
    }

    private var surroundings: [String] {
        let package = Disk.nearest("Package.swift", above: FilePath.folder(of: Disk.realPath(target) ?? target))
        return package.map { ["The package in '\($0.visible)' encloses this one; the two do not know each other."] }
            ?? []
    }

    private var commands: [String] {
        let enter = target == "." ? [] : ["cd \((target.hasPrefix("-") ? "./\(target)" : target).visible.shellWord)"]
        let run = request.spec.tags.first.map { ["swift run \(request.spec.executableName(of: $0))"] } ?? []
        return enter + ["swift test"] + run
    }
}

extension String {
    /// The text as one word of a POSIX shell's command line.
    fileprivate var shellWord: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                UnicodeScalar(byte).properties.isAlphabetic || "/._-0123456789".utf8.contains(byte)
            }
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
