import Testing

@testable import ScaffoldCLI

@Suite("The family of commands")
struct CommandTests {
    /// Every command with the words that lead to it.
    static func family(of command: Command = .scaffold, path: [String] = []) -> [(path: [String], command: Command)] {
        [(path, command)] + command.subcommands.flatMap { family(of: $0, path: path + [$0.name]) }
    }

    @Test("each has help that names its options, and option names that do not meet")
    func invariants() {
        for (path, command) in Self.family() {
            let help = ToolRun(words: path + ["--help"])
            #expect(help.status == 0 && help.error.isEmpty, "\(path)")
            #expect(help.output.hasPrefix("OVERVIEW: \(command.abstract)\n"), "\(path)")
            for option in command.allOptions {
                #expect(help.output.contains(option.spelling), "\(path) \(option.name)")
                #expect(option.help.hasSuffix("."), "\(path) \(option.name)")
            }
            #expect(Set(command.allOptions.map(\.name)).count == command.allOptions.count, "\(path)")
            let shorts = command.allOptions.compactMap(\.short)
            #expect(Set(shorts).count == shorts.count, "\(path)")
            #expect(ToolRun(words: ["help"] + path).output == help.output, "\(path)")
            #expect(command.abstract.hasSuffix("."), "\(path)")
        }
    }

    @Test("optional arguments come last, and only the last takes any number")
    func argumentOrder() {
        for (path, command) in Self.family() {
            let counts = command.arguments.map(\.count)
            let firstLoose = counts.firstIndex { $0 != .one } ?? counts.endIndex
            #expect(!counts[firstLoose...].contains(.one), "\(path)")
            #expect(!counts.dropLast().contains(.any), "\(path)")
        }
    }

    static let refused: [(words: [String], error: String)] = [
        (["version"], "error: unknown command 'version'; did you mean '--version'?\n"),
        (["new", "Shop", "-o", "x"], "error: unknown option '-o'; did you mean '--output'?\n"),
        (["graph", "-f", "svg"], "error: unknown option '-f'\n"),
        (["nwe"], "error: unknown command 'nwe'; did you mean 'new'?\n"),
        (["--vresion"], "error: unknown option '--vresion'; did you mean '--version'?\n"),
        (["spec", "validat"], "error: unknown command 'validat'; did you mean 'validate'?\n"),
        (["help", "nwe"], "error: 'nwe' is no command and no rule; did you mean 'new'?\n"),
        (["new"], "error: missing expected argument '<name>'\n"),
        (["new", "Shop", "--spce", "x"], "error: unknown option '--spce'; did you mean '--spec'?\n"),
    ]

    @Test("a usage error names the word, suggests the nearest, and shows the usage line", arguments: refused)
    func usageErrors(words: [String], error: String) {
        let run = ToolRun(words: words)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix(error))
        #expect(run.error.contains("Usage: scaffold"))
    }

    @Test("the version is a result")
    func version() {
        let run = ToolRun("--version")
        #expect(run.status == 0 && run.output == "\(scaffoldVersion)\n" && run.error.isEmpty)
    }
}
