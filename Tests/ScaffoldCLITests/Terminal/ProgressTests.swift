import Foundation
import Testing
import Workbench

@testable import ScaffoldCLI

@Suite("Progress")
struct ProgressTests {
    private func console(_ recorder: ByteRecorder, terminal: Bool = true, term: String = "xterm") -> Console {
        Console(
            writeOutput: { _ in },
            writeError: { recorder.append($0) },
            environment: ["TERM": term],
            errorIsTerminal: terminal,
            errorWidth: 20
        )
    }

    @Test("a line appears, no wider than the terminal, and is erased")
    func shown() throws {
        let recorder = ByteRecorder()
        let line = try #require(ProgressLine("reading a very long name", after: .zero, console(recorder)))
        // The thread may need its time; the test does not depend on how much.
        for _ in 0..<3000 where recorder.text.isEmpty { usleep(10_000) }
        line.erase()
        #expect(recorder.text == "scaffold: reading …\r\u{1B}[K")
    }

    @Test("work that is soon done shows nothing")
    func quick() throws {
        let recorder = ByteRecorder()
        try #require(ProgressLine("reading", after: .seconds(3600), console(recorder))).erase()
        #expect(recorder.text.isEmpty)
    }

    @Test("without a terminal that can erase, with '--quiet' or '--verbose' there is no line")
    func silent() throws {
        let command = Command.check
        for (words, terminal, term) in [
            ([], false, "xterm"), ([], true, "dumb"), (["--quiet"], true, "xterm"),
        ] as [([String], Bool, String)] {
            let recorder = ByteRecorder()
            let arguments = try ParsedArguments(words, for: command)
            let narration = Narration(arguments, console(recorder, terminal: terminal, term: term), patience: .zero)
            _ = narration.phase("waiting") { usleep(50_000) }
            #expect(recorder.text.isEmpty, "\(words) \(terminal) \(term)")
        }
    }

    @Test("'--verbose' says what is read and how long it takes, and leaves the result alone")
    func verbose() throws {
        let scratch = try TemporaryFolder()
        let folder = scratch.path("Shop")
        let new = ToolRun("new", "Shop", "--output", folder, "--no-git", "--verbose")
        #expect(new.status == 0)
        for words in ["spec: the default", "reading the spec: ", "templates: built in, ", "writing "] {
            #expect(new.error.contains("scaffold: \(words)"), "\(words) in \(new.error)")
        }
        let check = ToolRun("check", folder, "-v")
        for words in ["workspace: ", "reading the files: ", "baseline: none", "checking "] {
            #expect(check.error.contains("scaffold: \(words)"), "\(words) in \(check.error)")
        }
        #expect(check.output == ToolRun("check", folder).output)
        #expect(ToolRun("check", folder).error.isEmpty)
    }
}
