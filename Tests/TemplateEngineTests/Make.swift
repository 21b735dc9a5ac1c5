import Foundation

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
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mk")
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["make", "--no-print-directory", "-f", file.path]
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        guard (try? Data(makefile.utf8).write(to: file)) != nil, (try? process.run()) != nil else { return nil }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
