import Workbench

/// The `make` of the machine, as a reader of its own format.
enum Make {
    static var isAtHand: Bool { run(makefile: "all:;@:\n") != nil }

    /// What make holds after `V0 := …`, `V1 := …`; nil when it does not accept them.
    static func values(ofVariables spellings: [String]) -> [String]? {
        let variables = spellings.enumerated().map { "V\($0) := \($1)\n" }.joined()
        let prints = spellings.indices.map { "$(info [$(V\($0))])\n" }.joined()
        guard let output = run(makefile: variables + prints + "all:;@:\n") else { return nil }
        return output.split(separator: "\n").map { String($0.dropFirst().dropLast()) }
    }

    private static func run(makefile: String) -> String? {
        guard let folder = try? TemporaryFolder(), (try? folder.write(makefile, to: "Makefile")) != nil else {
            return nil
        }
        let words = ["make", "--no-print-directory", "-f", folder.path("Makefile")]
        guard let run = try? ProgramRun(words, listeningTo: .standard), run.status == 0 else { return nil }
        return run.output
    }
}
