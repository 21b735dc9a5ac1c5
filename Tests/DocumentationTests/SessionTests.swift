import Foundation
import Testing
import Workbench

@Suite("Sessions of the documents")
struct SessionTests {
    static let documents = Repository.documents.filter { document in
        let text = (try? Repository.text(of: document)) ?? ""
        return MarkdownDocument(text).blocks.contains { $0.info.first == "console" }
    }

    /// Every command is typed into a shell, in a folder that is empty at first.
    @Test("print what the documents say", arguments: documents)
    func session(document: String) throws {
        let shell = try ReaderShell()
        for step in ConsoleSession(MarkdownDocument(try Repository.text(of: document))).steps {
            switch step {
            case .file(let name, let text): try shell.write(text, to: name)
            case .command(let command):
                let printed = try shell.run(command.text)
                #expect(
                    Transcript.matches(printed, command.expected),
                    "\(document):\(command.line): $ \(command.text)\n\(printed.joined(separator: "\n"))"
                )
            }
        }
    }
}

/// The shell of somebody who follows a document: it remembers its folder, and finds the tool by its name.
final class ReaderShell {
    private let home: TemporaryFolder
    private var folder: String

    init() throws {
        home = try TemporaryFolder()
        folder = home.path("work")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: home.path("bin"), withIntermediateDirectories: true)
        let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        try home.link("bin/scaffold", to: tool.appendingPathComponent("scaffold").path)
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The lines that a command prints on both outputs.
    func run(_ command: String) throws -> [String] {
        // The folder that the command ends in is left in a file, for the next one.
        let words = ["bash", "-c", "\(command)\npwd >\"$HOME/folder\""]
        let output = try ProgramRun(words, in: folder, environment: environment).output
        folder = try String(contentsOfFile: home.path("folder"), encoding: .utf8).trimmingCharacters(in: .newlines)
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines
    }

    private var environment: [String: String] {
        let inherited = ProcessInfo.processInfo.environment
        let name = ["GIT_AUTHOR_NAME": "Reader", "GIT_COMMITTER_NAME": "Reader"]
        let address = ["GIT_AUTHOR_EMAIL": "reader@example.com", "GIT_COMMITTER_EMAIL": "reader@example.com"]
        let path = ["HOME": home.path, "PATH": "\(home.path)/bin:\(inherited["PATH"] ?? "/usr/bin:/bin")"]
        return path.merging(name) { $1 }.merging(address) { $1 }
    }
}
