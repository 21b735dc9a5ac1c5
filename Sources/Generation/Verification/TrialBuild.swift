import Diagnostics

/// Builds what a command would write, tests included, in a folder that is thrown away.
///
/// The folder lies beside the workspace, so that the packages that the manifest names by a relative path are found.
public struct TrialBuild: Sendable {
    /// The words before `build`.
    var compiler = ["swift"]
    /// Milliseconds; a build that fetches large packages takes its time, one that waits for somebody never ends.
    var patience = 3_600_000

    public init() {}

    init(compiler: [String], patience: Int = 60_000) {
        self.compiler = compiler
        self.patience = patience
    }

    /// - Parameters:
    ///   - target: the workspace's folder, which need not exist; its parent does.
    ///   - fill: writes what is to be built into the folder that it gets.
    /// - Throws: `DiagnosticsError` with the compiler's errors, their paths relative to the workspace; `Interrupted`.
    func run(beside target: String, fill: (String) throws -> Void) throws {
        try Interruption.deferred {
            let folder = try StagingFolder(for: target)
            try fill(folder.path)
            try build(folder.path)
        }
    }

    private func build(_ folder: String) throws {
        var output: [UInt8] = []
        switch try process(folder).run({ output += $0 }) {
        case .exited(0): return
        case .exited, .killed: throw DiagnosticsError(BuildFailure(output, in: folder).diagnostics)
        case .timedOut: throw DiagnosticsError(TrialBuild.endless)
        case .missing: throw DiagnosticsError(TrialBuild.noCompiler(compiler[0]))
        }
    }

    private func process(_ folder: String) -> ChildProcess {
        let options = ["--build-tests", "--package-path", folder, "--scratch-path", FilePath.join(folder, ".build")]
        return ChildProcess(words: compiler + ["build"] + options, patience: patience, includesErrors: true)
    }

    private static let endless = Diagnostic(
        rule: "does-not-build",
        "the build of the result did not end in time; nothing was written",
        fix: "run the command without '--verify', then 'swift build --build-tests'"
    )

    private static func noCompiler(_ name: String) -> Diagnostic {
        Diagnostic(
            rule: "does-not-build",
            "'\(name)' could not be started to build the result; nothing was written",
            fix: "install Swift, or run the command without '--verify'"
        )
    }
}
