import Diagnostics
import Foundation
import Layering
import Testing

@testable import ScaffoldCLI

@Suite("Help")
struct HelpTests {
    @Test("each command has at least two examples, which parse")
    func examples() throws {
        for (path, command) in Command.scaffold.family {
            #expect(command.examples.count >= 2, "\(path)")
            for example in command.examples {
                #expect(throws: Never.self, "\(example.line)") { try parse(example.line) }
            }
        }
    }

    /// Parses the part of a line that is for the tool.
    private func parse(_ line: String) throws {
        let words = try #require(line.range(of: "scaffold ")).upperBound
        let own = line[words...].prefix { !"|>)".contains($0) }
        var rest = own.split(separator: " ").map(String.init)[...]
        var command = Command.scaffold
        while let word = rest.first, let next = command.subcommands.first(where: { $0.name == word }) {
            command = next
            rest = rest.dropFirst()
        }
        try #require(command.subcommands.isEmpty)
        _ = try ParsedArguments(Array(rest), for: command)
    }

    @Test("no line is longer than the terminal is wide, unless a word is", arguments: [20, 40, 60, 80, 100, 300])
    func width(width: Int) {
        for (path, command) in Command.scaffold.family {
            let help = HelpText(path: (["scaffold"] + path).joined(separator: " "), command: command, width: width)
            for line in help.text.split(separator: "\n") where String(line).columns > min(width, 100) {
                let isWord = !line.drop { $0 == " " }.contains(" ")
                #expect(isWord || line.hasPrefix("  $ ") || line.contains("--") || line.hasPrefix("  See "), "\(line)")
            }
        }
    }

    @Test("a rule is explained with its reason, its examples, and what the check says", arguments: Rule.all.map(\.id))
    func rules(id: RuleID) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        let help = ToolRun("help", id.rawValue)
        #expect(help.status == 0 && help.error.isEmpty)
        #expect(help.output.hasPrefix("\(id) (\(rule.severity)): "))
        #expect(help.output.contains("FOUND: ") && help.output.contains("FINE: "))
        #expect(help.output.contains("  The check says:\n\n") && help.output.contains("[\(id)]\n"))
        #expect(rule.why.hasSuffix("."))
        #expect(ToolRun("check", "--explain", id.rawValue).output == help.output)
    }

    static let refused: [(words: [String], error: String)] = [
        (
            ["help", "siblng-dependency"],
            "'siblng-dependency' is no command and no rule; did you mean 'sibling-dependency'?"
        ),
        (["help", "sibling"], "'sibling' is no command and no rule; did you mean 'sibling-dependency'?"),
        (["help", "lint"], "'lint' is no command and no rule; did you mean 'check'?"),
        (["help", "spec", "validat"], "unknown command 'validat'; did you mean 'validate'?"),
        (
            ["help", "xyzzy"],
            "'xyzzy' is no command and no rule; 'scaffold --help' lists the commands, 'scaffold check --list-rules' the rules"
        ),
        (["init"], "unknown command 'init'; did you mean 'new'?"),
        (["templates", "ejct"], "unknown command 'ejct'; did you mean 'eject'?"),
        (["completions"], "missing expected argument '<shell>'; the choices are 'zsh', 'bash', 'fish'"),
        (["check", "--explain", "x"], "'x' is no rule; 'scaffold check --list-rules' lists the rules"),
        (["check", "--explain", "sibling"], "'sibling' is no rule; did you mean 'sibling-dependency'?"),
        (["--quiet", "new"], "missing expected argument '<name>'"),
        (["-q", "nwe"], "unknown command 'nwe'; did you mean 'new'?"),
        (["new", "Shop", "--temp", "x"], "unknown option '--temp'; did you mean '--templates'?"),
    ]

    @Test("a topic that is none has a nearest one", arguments: refused)
    func refusals(words: [String], error: String) {
        let run = ToolRun(words: words)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.hasPrefix("error: \(error)\n"), "\(run.error)")
    }

    @Test("without a command, the tool says what there is")
    func nothing() {
        let help = ToolRun("--help").output
        #expect(help.contains("EXAMPLES:"))
        for words in [[], ["-q"], ["help"]] {
            let run = ToolRun(words: words)
            #expect(run.status == 0 && run.error.isEmpty && run.output == help, "\(words)")
        }
        #expect(ToolRun("spec").output == ToolRun("spec", "--help").output)
        #expect(ToolRun("--help", "check").output == ToolRun("check", "--help").output)
    }
}
