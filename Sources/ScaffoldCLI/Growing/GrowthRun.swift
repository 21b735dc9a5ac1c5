import Diagnostics
import Generation
import WorkspaceSpec

extension Option {
    static let workspace = Option(
        "workspace",
        .one("dir", .folder),
        help: "A folder in the workspace; the current folder without it."
    )

    /// Options of every command that changes a workspace.
    static let growing = [dryRun, planFormat, templates, workspace]
}

/// A command that changes the workspace at hand: plans, then writes or shows.
struct GrowthRun {
    let invocation: Invocation
    let workspace: Workspace

    init(_ invocation: Invocation) throws {
        self.invocation = invocation
        let folder = invocation.arguments[.workspace] ?? "."
        // A misspelt path would lead to the workspace above it.
        _ = try Disk.mode(of: folder)
        workspace = try Workspace(enclosing: folder)
        invocation.narration.say("workspace: \(workspace.root.visible), \(workspace.specName)")
    }

    /// The spec as it is now, for questions and defaults; the planner reads it again under the lock.
    func spec() throws -> Spec {
        try SpecReader.read(try workspace.document())
    }

    /// - Parameter summary: the words that end the command.
    func carryOut(_ growth: Growth, summary: (GrowthPlan) -> GrowthSummary) throws -> ExitStatus {
        let arguments = invocation.arguments
        let narration = invocation.narration
        let templates = try narration.phase("reading the templates") {
            try arguments[.templates].map(TemplateSet.folder) ?? .bundled
        }
        narration.say("templates: \(arguments[.templates]?.visible ?? "built in"), \(templates.files.count) files")
        let planner = GrowthPlanner(workspace, templates: templates)
        let format = try PlanFormat(arguments)
        try Verification.refuseContradiction(arguments)
        if arguments.has(.dryRun) {
            let plan = try narration.phase("planning") { try planner.plan(growth) }
            let preview = GrowthPreview(plan, workspace)
            invocation.console.writeOutput(Array(preview.text(format, of: growth.command).utf8))
            return .success
        }
        let trial = try TrialBuild(invocation)
        let plan = try narration.phase("changing the workspace") {
            try planner.carryOut(growth, verifying: trial, notice: invocation.console.announceWait)
        }
        if !arguments.has(.quiet) { summary(plan).lines.forEach(invocation.console.output) }
        return .success
    }
}

extension Growth {
    fileprivate var command: String {
        switch self {
        case .addModule: Command.addModule.name
        case .addTag: Command.addTag.name
        case .addCenter: Command.addCenter.name
        case .removeModule: Command.removeModule.name
        case .renameModule: Command.renameModule.name
        case .changeDependencies: Command.check.name
        }
    }
}

extension ParsedArguments {
    /// The words of an option that takes lists: `--tags A,B --tags C` → `A`, `B`, `C`
    func list(_ option: Option) -> [String] {
        all(option).flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// The pairs of an option such as `--url TAG=URL`.
    func pairs(_ option: Option) throws -> [String: String] {
        try all(option).reduce(into: [:]) { pairs, word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw UsageError.noPair(word, option) }
            guard pairs.updateValue(parts[1], forKey: parts[0]) == nil else {
                throw UsageError.repeatedPair(parts[0], option)
            }
        }
    }
}

extension UsageError {
    static func missingOption(_ option: Option, choices: [String]) -> UsageError {
        let words = choices.map { "'\($0)'" }.joined(separator: ", ")
        return UsageError(
            message: "missing option '\(option.spelling) \(option.placeholder ?? "")'; the choices are \(words)"
        )
    }

    fileprivate static func noPair(_ word: String, _ option: Option) -> UsageError {
        UsageError(
            message: "'\(word.visible)' is not a value of '\(option.spelling)': write \(option.placeholder ?? "")"
        )
    }

    fileprivate static func repeatedPair(_ key: String, _ option: Option) -> UsageError {
        UsageError(message: "'\(option.spelling)' gives '\(key.visible)' twice")
    }
}
