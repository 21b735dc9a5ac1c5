import Diagnostics
import Generation
import Layering
import Reporting
import WorkspaceSpec

extension Command {
    static let check = Command(
        name: "check",
        otherNames: ["lint", "validate", "verify", "test", "audit"],
        abstract: "Hold a workspace against its spec.",
        discussion: """
            Reads the spec, every Swift file and the files of every tag, and reports in one run whatever disagrees. It
            builds nothing, and writes nothing without '--fix' or '--write-baseline'. Exit status: 0 when all is well, 1
            when something was found, 2 when the check could not be carried out.
            """,
        examples: [
            Example(line: "scaffold check", effect: "Is the workspace as the spec says?"),
            Example(
                line: "scaffold check --format text --format sarif=check.sarif",
                effect: "For people and for a program"
            ),
            Example(line: "scaffold check --fix --dry-run", effect: "Which dependencies would be added and removed?"),
            Example(line: "scaffold check --explain sibling-dependency", effect: "What does the rule ask?"),
        ],
        arguments: [
            Argument(
                "path",
                .optional,
                .folder,
                help: "The workspace, or a folder in it; the current folder without it."
            )
        ],
        options: [
            .reportFormat, .baseline, .writeBaseline, .strict, .lenient, .fix, .dryRunOfFix, .templates, .explain,
            .listRules,
        ],
        action: .run(checkWorkspace)
    )
}

extension Option {
    static let reportFormat = Option(
        "format",
        .many("format[=file]", .outputs(OutputFormat.allCases.map(\.rawValue))),
        help: "\(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); on standard output or into a file."
    )
    static let baseline = Option(
        "baseline",
        .one("file", .file),
        help: "The findings that are known; 'scaffold-baseline.json' beside the spec without it."
    )
    static let writeBaseline = Option("write-baseline", help: "Make all present findings known; refused where CI=true.")
    static let strict = Option("strict", help: "Warnings fail the check, too.")
    static let lenient = Option("lenient", help: "Errors are warnings, which do not fail the check.")
    static let fix = Option("fix", help: "Add legal missing dependencies and remove unused ones.")
    static let dryRunOfFix = Option("dry-run", help: "With '--fix': print what would change, and write nothing.")
    static let explain = Option("explain", .one("rule", .rules), help: "Explain a rule and stop.")
    static let listRules = Option("list-rules", help: "List the rules and stop.")
}

private func checkWorkspace(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    if arguments.has(.listRules) { return listRules(on: invocation.console) }
    if let name = arguments[.explain] { return try explain(name, on: invocation.console) }
    return try CheckRun(invocation).run()
}

private func listRules(on console: Console) -> ExitStatus {
    RuleHelp.list.forEach(console.output)
    return .success
}

private func explain(_ name: String, on console: Console) throws -> ExitStatus {
    guard let rule = Rule.named(name) else {
        throw UsageError.unknownRule(name)
    }
    console.writeOutput(Array(RuleHelp(rule: rule, console: console).text.utf8))
    return .success
}

extension UsageError {
    fileprivate static func unknownRule(_ name: String) -> UsageError {
        let nearest = likelyName(for: name, among: Rule.all.map(\.id.rawValue))
        let mend = nearest.map { "did you mean '\($0)'?" } ?? "'scaffold check --list-rules' lists the rules"
        return UsageError(message: "'\(name.visible)' is no rule; \(mend)")
    }
}
