import Foundation
import Testing
import Workbench

@testable import Generation

@Suite("A child process")
struct ChildProcessTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let script: String
        let outcome: ChildProcess.Outcome
        var output = ""

        var testDescription: String { sentence }
    }

    static let rows = [
        Row(sentence: "ends with a status", script: "echo a; exit 3", outcome: .exited(3), output: "a\n"),
        Row(sentence: "is ended by a signal", script: "kill -TERM $$", outcome: .killed(SIGTERM)),
        Row(sentence: "has an input that is empty", script: "cat; echo done", outcome: .exited(0), output: "done\n"),
        Row(
            sentence: "leaves another one behind, which is not waited for",
            script: "sleep 300 & echo done",
            outcome: .exited(0),
            output: "done\n"
        ),
        Row(
            sentence: "writes more than a pipe holds",
            script: "head -c 300000 /dev/zero | tr '\\0' x",
            outcome: .exited(0),
            output: String(repeating: "x", count: 300_000)
        ),
        Row(
            sentence: "does not ignore what the tool ignores, nor block what it blocks",
            script: "kill -INT $$; echo no",
            outcome: .killed(SIGINT)
        ),
        Row(sentence: "hides its errors", script: "echo a >&2", outcome: .exited(0)),
    ]

    @Test(arguments: rows)
    func outcomes(_ row: Row) throws {
        let child = ChildProcess(words: ["sh", "-c", row.script], patience: 60_000)
        var output: [UInt8] = []
        let outcome = try Interruption.deferred { try child.run { output += $0 } }
        #expect(outcome == row.outcome)
        #expect(String(decoding: output, as: UTF8.self) == row.output)
    }

    @Test("that is not there is said")
    func missing() throws {
        #expect(try ChildProcess(words: ["no-such-program-here"], patience: 1000).run() == .missing)
    }

    @Test("that does not end is ended, with all that it has started")
    func hanging() throws {
        let child = ChildProcess(words: ["sh", "-c", "sleep 300 & echo $!; wait"], patience: 300)
        var output: [UInt8] = []
        #expect(try child.run { output += $0 } == .timedOut)
        let grandchild = try #require(pid_t(String(decoding: output, as: UTF8.self).dropLast()))
        #expect(ProgramRun.isGone(grandchild))
    }

    @Test("git init that fails leaves no repository, and says why")
    func failingGit() throws {
        let folder = try TemporaryFolder()
        try folder.write("in the way", to: "file")
        #expect(try GitRepository.initialize(folder.path("file")) == "'git init' failed with exit status 128")
        #expect(try GitRepository.initialize(folder.path) == nil)
        #expect(try Disk.kind(of: folder.path(".git")) == .folder)
    }
}
