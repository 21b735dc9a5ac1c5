import Generation

/// The option `--verify` of a command that can build its result before it writes it.
enum Verification {
    static func refuseContradiction(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has(.verify), arguments.has(.dryRun) else { return }
        throw UsageError(message: "'--verify' and '--dry-run' do not go together")
    }
}

extension TrialBuild {
    /// Nil where the user does not ask for one; on a terminal, what takes long is told.
    init?(_ invocation: Invocation) throws {
        guard invocation.arguments.has(.verify) else { return nil }
        if invocation.console.errorIsTerminal, !invocation.arguments.has(.quiet) {
            invocation.console.error("Building the result, tests included…")
        }
        self.init()
    }
}

extension Option {
    static let verify = Option(
        "verify",
        help: "Build the result first, tests included; where it does not build, write nothing."
    )
}
