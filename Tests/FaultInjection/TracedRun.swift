import Foundation
import Workbench

/// A run of the tool under strace, whole or with a fault.
struct TracedRun {
    let status: Int32
    let error: String

    /// The tool beside the tests, or the one that `SCAFFOLD` names.
    static let tool: String = {
        if let path = ProcessInfo.processInfo.environment["SCAFFOLD"] { return path }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
            "scaffold"
        ).path
    }()

    /// Why no faults can be injected here; nil where they can.
    static let obstacle: String? = {
        guard FileManager.default.isExecutableFile(atPath: tool) else { return "there is no '\(tool)'" }
        let run = try? TracedRun(["strace", "-qq", "-o", "/dev/null", "-e", "trace=?rename", "true"], in: "/")
        return run?.status == 0 ? nil : "strace is not there, or may not trace"
    }()

    /// Runs the tool with a fault.
    init(_ arguments: [String], in folder: String, fault: Fault) throws {
        let options = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(fault.call)", "-e", "inject=\(fault.injection)"]
        try self.init(["strace"] + options + [TracedRun.tool] + arguments, in: folder)
    }

    /// Runs the tool as it is.
    static func untraced(_ arguments: [String], in folder: String) throws -> TracedRun {
        try TracedRun([tool] + arguments, in: folder)
    }

    /// How often a run of the tool makes each of the calls that change a file system.
    static func counts(_ arguments: [String], in folder: String) throws -> [String: Int] {
        let scratch = try TemporaryFolder()
        let log = scratch.path("log")
        let names = Fault.calls.map { "?\($0)" }.joined(separator: ",")
        _ = try TracedRun(["strace", "-f", "-qq", "-o", log, "-e", "trace=\(names)", tool] + arguments, in: folder)
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
        return text.split(separator: "\n").reduce(into: [:]) { counts, line in
            // `1234  rename("a", "b") = 0`
            let call = line.drop { $0.isNumber || $0 == " " }.prefix { $0 != "(" }
            if Fault.calls.contains(String(call)) { counts[String(call), default: 0] += 1 }
        }
    }

    private init(_ words: [String], in folder: String) throws {
        let run = try ProgramRun(words, in: folder, listeningTo: .error)
        (status, error) = (run.status, run.output)
    }
}
