import Diagnostics
import Foundation
import Layering
import Testing

/// One example with the rule that it belongs to.
struct ExampleRow: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let example: RuleExample

    var testDescription: String { "\(rule.id): \(example.sentence)" }

    static let all = Rule.all.flatMap { rule in rule.examples.map { ExampleRow(rule: rule, example: $0) } }
    static let firing = all.filter { $0.example.outcome == .fires }
    /// Those that fire on an import.
    static let firingImports = firing.filter { row in
        ExampleWorkspace(row.example.text).files.allSatisfy { file in
            !file.isMarked && file.lines.allSatisfy { $0.marks.isEmpty || $0.isImport }
        }
    }
}

extension ExampleFile.Line {
    var isImport: Bool { !marks.isEmpty && !text.hasPrefix("//") && text.contains("import ") }
}

@Suite("The examples of the rules")
struct RuleExamplesTests {
    @Test("find what their marks say", arguments: ExampleRow.all)
    func marks(row: ExampleRow) throws {
        let workspace = ExampleWorkspace(row.example.text)
        #expect(try found(row.rule, in: workspace) == workspace.marks)
        #expect(workspace.marks.isEmpty == (row.example.outcome == .silent))
    }

    @Test("are silent when the import stands in a comment", arguments: ExampleRow.firingImports)
    func comment(row: ExampleRow) throws {
        let workspace = ExampleWorkspace(row.example.text).replacingImports { ["/* \($0)", "*/"] }
        #expect(try found(row.rule, in: workspace) == [])
    }

    @Test("are silent when the import stands in a string", arguments: ExampleRow.firingImports)
    func string(row: ExampleRow) throws {
        let workspace = ExampleWorkspace(row.example.text).replacingImports {
            ["let text = \"\"\"", "    \($0)", "    \"\"\""]
        }
        #expect(try found(row.rule, in: workspace) == [])
    }

    @Test("find the same place after an emoji in the file and on the line", arguments: ExampleRow.firing)
    func emoji(row: ExampleRow) throws {
        let workspace = ExampleWorkspace(row.example.text).withEmoji()
        #expect(try found(row.rule, in: workspace) == workspace.marks)
    }

    @Test("are there for both outcomes", arguments: Rule.all.map(\.id))
    func both(id: RuleID) throws {
        let rule = try #require(Rule.all.first { $0.id == id })
        #expect(rule.examples.contains { $0.outcome == .fires }, "\(id) has no example that fires")
        #expect(rule.examples.contains { $0.outcome == .silent }, "\(id) has no example that is silent")
    }

    private func found(_ rule: Rule, in workspace: ExampleWorkspace) throws -> [Location] {
        try workspace.outcome().findings.filter { $0.rule == rule.id }.compactMap(\.location).sorted()
    }
}

@Suite("The list of rules")
struct RuleListTests {
    @Test("has every rule of the folder, each once")
    func folder() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Layering/Rules").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let expected = Rule.all.map { fileName(of: $0.id) }
        #expect(names.sorted() == expected.sorted(), "a rule stands in a file of its name and in 'Rule.all'")
    }

    @Test("says what each rule forbids in one sentence", arguments: Rule.all.map(\.summary))
    func summaries(summary: String) {
        #expect(summary.first?.isLowercase == true || summary.hasPrefix("'") || summary.hasPrefix("@"))
        #expect(!summary.hasSuffix("."))
    }

    /// `upward-dependency` → `UpwardDependency.swift`, `insecure-release-url` → `InsecureReleaseURL.swift`
    private func fileName(of id: RuleID) -> String {
        let words = id.rawValue.split(separator: "-").map {
            $0 == "url" ? "URL" : $0.prefix(1).uppercased() + $0.dropFirst()
        }
        return words.joined() + ".swift"
    }
}

extension ExampleWorkspace {
    /// The marked imports replaced by other lines; the marks are gone.
    func replacingImports(_ replacement: (String) -> [String]) -> ExampleWorkspace {
        var copy = self
        for index in files.indices {
            copy.files[index].lines = files[index].lines.flatMap { line in
                line.isImport ? replacement(line.text).map { ExampleFile.Line(text: $0) } : [line]
            }
        }
        return copy
    }

    /// A fox in the first line of every source and spec, and at the beginning of every marked line.
    func withEmoji() -> ExampleWorkspace {
        let fox = "/* 🦊 */ "
        var copy = self
        for index in files.indices where files[index].isSource || files[index].path == "scaffold.json" {
            copy.files[index].lines =
                [.init(text: fox)]
                + files[index].lines.map { line in
                    if line.marks.isEmpty { return line }
                    return .init(text: fox + line.text, marks: line.marks.map { $0 + fox.utf8.count })
                }
        }
        return copy
    }
}

extension ExampleFile {
    fileprivate var isSource: Bool {
        path.hasSuffix(".swift") && !isRendered && (path.hasPrefix("Sources/") || path.hasPrefix("Tests/"))
    }
}
