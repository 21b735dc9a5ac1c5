import Foundation

/// A workspace in a temporary folder, made by the tool, removed with the value.
final class GeneratedWorkspace: Sendable {
    let path: String
    private let folder: String

    /// - Parameter spec: the text of a JSON spec; the default spec without it.
    init(_ name: String, spec: String? = nil) throws {
        folder = NSTemporaryDirectory() + "scaffold-workspace-\(UUID().uuidString)"
        path = "\(folder)/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var words = ["new", name, "--quiet", "--no-git", "--output", path]
        if let spec {
            let file = "\(folder)/spec.json"
            try Data(spec.utf8).write(to: URL(fileURLWithPath: file))
            words += ["--spec", file]
        }
        let run = try ProgramRun([Self.tool] + words, in: folder)
        guard run.status == 0 else { throw GenerationFailed(output: run.output) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
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

/// A program that has run to its end, with what it printed on both outputs.
struct ProgramRun {
    let status: Int32
    let output: String

    init(_ words: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // What the test run's own SwiftPM sets is not for another package.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIFT_TESTING") }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The lines that a compiler, a linker or a tool marks as warnings or errors.
    var complaints: [String] {
        output.split(separator: "\n").map(String.init).filter { $0.contains("warning:") || $0.contains("error:") }
    }
}
