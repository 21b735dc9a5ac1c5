import Diagnostics
import Generation
import Layering
import Reporting
import WorkspaceSpec

/// One run of the check: from words to findings to reports.
struct CheckRun {
    let arguments: ParsedArguments
    let console: Console
    let root: String
    private let specName: String
    private let outputs: [ReportOutput]

    init(_ invocation: Invocation) throws {
        arguments = invocation.arguments
        console = invocation.console
        outputs = try ReportOutput.all(arguments, environment: console.environment)
        try CheckRun.refuseContradictions(arguments, console)
        (root, specName) = try CheckedWorkspace.find(arguments.positional.first ?? ".")
    }

    func run() throws -> ExitStatus {
        let workspace: CheckedWorkspace
        do {
            guard !Transaction.isPending(in: root) else { throw DiagnosticsError(CheckRun.interrupted) }
            workspace = try CheckedWorkspace(root: root, specName: specName)
        } catch let error as DiagnosticsError {
            // What keeps the check from running is reported like what it would have found.
            try report(CheckReport(findings: error.diagnostics, toolVersion: scaffoldVersion))
            return .failure
        }
        return try check(workspace)
    }

    private func check(_ workspace: CheckedWorkspace) throws -> ExitStatus {
        let subject = try workspace.subject()
        let baseline = BaselineFile(arguments[.baseline], root: root)
        if arguments.has(.writeBaseline) { return try write(baseline, subject) }
        let outcome = Checker.run(subject, baseline: try baseline.read())
        let result = CheckReport(
            findings: outcome.findings,
            rules: Rule.all.map { CheckedRule(id: $0.id, summary: $0.summary, severity: $0.severity) },
            fixed: outcome.fixed,
            fileCount: subject.sources.files.count,
            moduleCount: subject.spec.modules.count,
            isStrict: arguments.has(.strict),
            toolVersion: scaffoldVersion
        )
        try report(result)
        return result.passes ? .success : .violations
    }

    private func write(_ file: BaselineFile, _ subject: CheckSubject) throws -> ExitStatus {
        let change = try file.write(Checker.run(subject).findings)
        if !arguments.has(.quiet) { change.lines.forEach(console.output) }
        return .success
    }

    private static func refuseContradictions(_ arguments: ParsedArguments, _ console: Console) throws {
        if arguments.has(.dryRunOfFix), !arguments.has(.fix) {
            throw UsageError(message: "'--dry-run' goes with '--fix'")
        }
        if arguments.has(.fix), arguments.has(.writeBaseline) {
            throw UsageError(message: "'--fix' and '--write-baseline' do not go together")
        }
        let isCI = ["true", "1"].contains(console.environment["CI"] ?? "")
        if arguments.has(.writeBaseline), isCI { throw DiagnosticsError(baselineInCI) }
    }
}

extension CheckRun {
    /// Files first: when one cannot be written, nothing is said to have been found.
    private func report(_ report: CheckReport) throws {
        let options = ReportOptions(
            usesColor: console.usesColorInOutput,
            root: Disk.realPath(root),
            sourceLine: SourceLines(root: root).line
        )
        let plain = ReportOptions(root: options.root, sourceLine: options.sourceLine)
        try Disk.replace(
            outputs.compactMap { output in
                output.file.map { ($0, Array(output.format.render(report, plain).utf8)) }
            }
        )
        for output in outputs where output.file == nil {
            if output.format == .text, arguments.has(.quiet), report.newFindings.isEmpty { continue }
            write(output.format.render(report, options), as: output.format)
        }
    }

    /// GitHub reads workflow commands on both outputs; a document on standard output is not torn up by them.
    private func write(_ text: String, as format: OutputFormat) {
        let hasDocument = outputs.contains { $0.file == nil && !$0.format.isLines }
        let isAside = format == .github && hasDocument
        (isAside ? console.writeError : console.writeOutput)(Array(text.utf8))
    }

    private static var interrupted: Diagnostic {
        Diagnostic(
            rule: "interrupted-command",
            "a command was interrupted while it changed this workspace, which is neither as before nor as after",
            fix: "run that command again: it completes what is left, then does its own work"
        )
    }

    private static var baselineInCI: Diagnostic {
        Diagnostic(
            rule: "baseline-in-ci",
            "the baseline is not written where CI=true: it would make every new finding a known one",
            fix: "run 'scaffold check --write-baseline' on your machine and commit the file"
        )
    }
}
