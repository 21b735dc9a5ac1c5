import Foundation
import Workbench

/// A workspace in a temporary folder, made by the tool, removed with the value.
final class GeneratedWorkspace: Sendable {
    let path: String
    private let folder: TemporaryFolder

    /// - Parameter spec: the text of a JSON spec; the default spec without it.
    init(_ name: String, spec: String? = nil) throws {
        folder = try TemporaryFolder()
        path = folder.path(name)
        var words = ["new", name, "--quiet", "--no-git", "--output", path]
        if let spec {
            try folder.write(spec, to: "spec.json")
            words += ["--spec", folder.path("spec.json")]
        }
        let run = try ProgramRun([Self.tool] + words, in: folder.path)
        guard run.status == 0 else { throw GenerationFailed(output: run.output) }
    }

    struct GenerationFailed: Error {
        let output: String
    }

    /// The tool beside the tests.
    private static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("scaffold").path

    func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file)"))
    }

    /// Runs a program in the workspace.
    func run(_ words: String...) throws -> ProgramRun {
        try ProgramRun(words, in: path)
    }
}

extension ProgramRun {
    /// The lines that a compiler, a linker or a tool marks as warnings or errors.
    var complaints: [String] {
        output.split(separator: "\n").map(String.init).filter { $0.contains("warning:") || $0.contains("error:") }
    }
}
