import Diagnostics
import Generation
import Layering
import Reporting
import WorkspaceSpec

/// One run of the check: from words to findings to reports.
struct CheckRun {
    let arguments: ParsedArguments
    let console: Console
    private let narration: Narration
    private let workspace: Workspace
    private let templates: TemplateSet?
    private let outputs: [ReportOutput]

    init(_ invocation: Invocation) throws {
        arguments = invocation.arguments
        console = invocation.console
        narration = invocation.narration
        outputs = try ReportOutput.all(arguments, environment: console.environment)
        try CheckRun.refuseContradictions(arguments, console)
        workspace = try CheckRun.workspace(around: arguments.positional.first ?? ".")
        templates = try arguments[.templates].map(TemplateSet.folder)
    }

    func run() throws -> ExitStatus {
        let subject: CheckSubject
        do {
            subject = try read()
        } catch let error as DiagnosticsError {
            // What keeps the check from running is reported like what it would have found.
            try report(CheckReport(findings: error.diagnostics, toolVersion: scaffoldVersion))
            return .failure
        }
        if arguments.has(.fix) { return try fix(subject) }
        return try check(subject)
    }

    private func read() throws -> CheckSubject {
        guard !Transaction.isPending(in: workspace.root) else { throw DiagnosticsError(CheckRun.interrupted) }
        narration.say("workspace: \(workspace.root.visible), \(workspace.specName)")
        let checked = try narration.phase("reading the spec") { try CheckedWorkspace(workspace, templates: templates) }
        let subject = try narration.phase("reading the files") { try checked.subject() }
        narrate(subject)
        return subject
    }

    /// What was read, and what was not.
    private func narrate(_ subject: CheckSubject) {
        narration.say("modules: \(subject.spec.modules.count), files: \(subject.sources.files.count)")
        if subject.spec.isHandGrown {
            narration.say("skipped: files that follow from the spec, since modules name their paths")
        } else {
            narration.say("files that follow from the spec: \(subject.renderedFiles.count)")
        }
        for folder in subject.foreignFolders.sorted() {
            narration.say("skipped: \(folder.visible), which holds another language")
        }
        for check in subject.spec.check where check.severity == nil {
            narration.say("skipped: rule \(check.rule), which is off")
        }
    }

    private func check(_ subject: CheckSubject) throws -> ExitStatus {
        let baseline = BaselineFile(arguments[.baseline], root: workspace.root)
        if arguments.has(.writeBaseline) { return try write(baseline, subject) }
        let known = try baseline.read()
        narration.say("baseline: \(known == nil ? "none" : baseline.shownPath.visible)")
        let outcome = narration.phase("checking \(Rule.all.count) rules") { Checker.run(subject, baseline: known) }
        let result = CheckReport(
            findings: arguments.has(.lenient) ? outcome.findings.map(asWarning) : outcome.findings,
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

    private func asWarning(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.severity = .warning
        return finding
    }

    /// Mends what can be mended, then checks what is left.
    private func fix(_ subject: CheckSubject) throws -> ExitStatus {
        let fix = DependencyFix(subject, workspace, templates: templates ?? .bundled)
        if arguments.has(.dryRunOfFix) {
            try fix.preview().forEach(console.output)
            return .success
        }
        guard !fix.isEmpty else { return try check(subject) }
        let sentences = try narration.phase("mending the dependencies") { try fix.carryOut() }
        if !arguments.has(.quiet) { sentences.forEach { write("\($0)\n", isAside: hasDocument) } }
        return try check(try read())
    }

    private func write(_ file: BaselineFile, _ subject: CheckSubject) throws -> ExitStatus {
        let change = try file.write(Checker.run(subject).findings)
        if !arguments.has(.quiet) { change.lines.forEach(console.output) }
        return .success
    }

    /// - Parameter path: a folder in the workspace, or a file in such a folder.
    private static func workspace(around path: String) throws -> Workspace {
        // A misspelt path would lead to the workspace above it.
        _ = try Disk.mode(of: path)
        let isFile = try Disk.kind(of: Disk.realPath(path) ?? path) == .file
        return try Workspace(enclosing: isFile ? FilePath.folder(of: path) : path)
    }

    private static func refuseContradictions(_ arguments: ParsedArguments, _ console: Console) throws {
        if arguments.has(.dryRunOfFix), !arguments.has(.fix) {
            throw UsageError(message: "'--dry-run' goes with '--fix'")
        }
        if arguments.has(.fix), arguments.has(.writeBaseline) {
            throw UsageError(message: "'--fix' and '--write-baseline' do not go together")
        }
        if arguments.has(.strict), arguments.has(.lenient) {
            throw UsageError(message: "'--strict' and '--lenient' do not go together")
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
            width: console.outputIsTerminal ? console.outputWidth : nil,
            root: workspace.root,
            sourceLine: SourceLines(root: workspace.root).line
        )
        let plain = ReportOptions(root: options.root, sourceLine: options.sourceLine)
        try Disk.replace(
            outputs.compactMap { output in
                output.file.map { ($0, Array(output.format.render(report, plain).utf8)) }
            }
        )
        for output in outputs where output.file == nil {
            if output.format == .text, arguments.has(.quiet), report.newFindings.isEmpty { continue }
            // GitHub reads workflow commands on both outputs.
            write(output.format.render(report, options), isAside: output.format == .github && hasDocument)
        }
    }

    /// A report on standard output that a program reads: nothing else is written into it.
    private var hasDocument: Bool { outputs.contains { $0.file == nil && !$0.format.isLines } }

    private func write(_ text: String, isAside: Bool) {
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
