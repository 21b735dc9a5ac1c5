import Foundation
import Generation
import Testing

@testable import ScaffoldCLI

/// Whole workspaces, compared byte by byte with `Tests/Golden/CASE/expected`.
///
/// A case is a folder with `arguments` (one word a line; `{case}` stands for the folder itself) and `expected/`.
/// `RECORD=1` rewrites what is expected, and fails, so that a recording is looked at before it counts.
@Suite("Golden workspaces")
struct GoldenTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Golden").path

    static let cases = (try? Disk.names(in: folder)) ?? []

    @Test("there are cases")
    func casesExist() {
        #expect(Self.cases.count >= 3)
    }

    @Test(arguments: cases)
    func golden(name: String) throws {
        let folder = "\(Self.folder)/\(name)"
        let words = try text(of: "\(folder)/arguments").split(separator: "\n").map {
            $0.replacingOccurrences(of: "{case}", with: folder)
        }
        let output = NSTemporaryDirectory() + "scaffold-golden-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: output) }
        let run = ToolRun(words: words + ["--output", output, "--no-git"])
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        let actual = try files(in: output)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try record(output, as: "\(folder)/expected")
            Issue.record("recorded \(actual.count) files; look at the difference, then run again without RECORD")
        }
        let expected = try files(in: "\(folder)/expected")
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (path, contents) in actual.sorted(by: { $0.key < $1.key }) where expected[path] != nil {
            #expect(contents == expected[path], "\(path)")
        }
    }

    private func record(_ output: String, as expected: String) throws {
        try? FileManager.default.removeItem(atPath: expected)
        try FileManager.default.copyItem(atPath: output, toPath: expected)
    }

    private func text(of file: String) throws -> String {
        String(decoding: try Disk.read(file), as: UTF8.self)
    }

    /// The text of every file below a folder, behind its mode where it may be executed.
    private func files(in root: String) throws -> [String: String] {
        var found: [String: String] = [:]
        func visit(_ folder: String) throws {
            for name in try Disk.names(in: FilePath.join(root, folder)) {
                let path = FilePath.join(folder, name)
                let full = FilePath.join(root, path)
                if try Disk.kind(of: full) == .folder {
                    try visit(path)
                } else {
                    let mode = try Disk.mode(of: full) & 0o100 == 0 ? "" : "executable: "
                    found[path] = mode + (try text(of: full))
                }
            }
        }
        try visit("")
        return found
    }
}
