import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

/// A generated workspace in a temporary folder, to be spoilt and checked.
final class CheckedFolder {
    let root: String
    private let folder: TemporaryFolder

    /// The default workspace, or an empty folder.
    init(isEmpty: Bool = false) throws {
        folder = try TemporaryFolder()
        root = folder.path
        if !isEmpty {
            let run = ToolRun("new", "Shop", "--output", root, "--no-git")
            try #require(run.status == 0, "\(run.error)")
        }
    }

    func path(_ file: String) -> String { "\(root)/\(file)" }

    func text(_ file: String) throws -> String { String(decoding: try Disk.read(path(file)), as: UTF8.self) }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let folder = FilePath.folder(of: path(file))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Disk.replace([(path(file), bytes)])
    }

    /// Replaces the first occurrence of a text, which has to be there.
    func replace(_ old: String, with new: String, in file: String) throws {
        let text = try text(file)
        let range = try #require(text.range(of: old), "'\(old)' is not in \(file)")
        try write(text.replacingCharacters(in: range, with: new), to: file)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: path(file)) }

    /// The line and the column, from 1 in bytes, of the first occurrence of a text.
    func place(of text: String, in file: String) throws -> (line: Int, column: Int) {
        let whole = try self.text(file)
        let range = try #require(whole.range(of: text), "'\(text)' is not in \(file)")
        let lines = whole[..<range.lowerBound].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return (lines.count, (lines.last?.utf8.count ?? 0) + 1)
    }

    func check(_ options: String..., environment: [String: String] = [:]) -> ToolRun {
        ToolRun(words: ["check", root] + options, environment: environment)
    }

    /// What a check finds, as its JSON report says it.
    func findings(_ options: String...) throws -> (status: Int32, findings: [ReportedFinding]) {
        let run = ToolRun(words: ["check", root, "--format", "json"] + options)
        let report = try JSONDecoder().decode(ReportedFindings.self, from: Data(run.output.utf8))
        return (run.status, report.findings)
    }
}

struct ReportedFindings: Decodable {
    let findings: [ReportedFinding]
}

struct ReportedFinding: Decodable, Equatable {
    let rule: String
    let severity: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    let fix: String?
    let known: Bool
}
