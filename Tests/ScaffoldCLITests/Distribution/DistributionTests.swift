import Foundation
import Generation
import Testing
import Workbench

@testable import ScaffoldCLI

/// The files by which others find and run the tool.
@Suite("Distribution")
struct DistributionTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path

    static let yaml = ["action.yml", ".pre-commit-hooks.yaml", "Distribution/gitlab-ci.yml"]
    static let scripts = [
        "Makefile", "Distribution/Dockerfile", "Distribution/action.sh", "Distribution/dist.sh",
        "Distribution/install.sh", "Distribution/scaffold.rb.in",
    ]

    @Test("every command that a file runs is one, with options that it has", arguments: yaml + scripts)
    func callsAreKnown(file: String) throws {
        for words in ToolCall.all(in: try text(of: file)) {
            let run = ToolRun(words: words + ["--help"])
            #expect(run.status == 0, "\(file): scaffold \(words.joined(separator: " ")): \(run.error)")
        }
    }

    @Test("the commands are found in the files")
    func commandsAreFound() throws {
        let calls = try (Self.yaml + Self.scripts).flatMap { ToolCall.all(in: try text(of: $0)) }
        #expect(calls.contains(["--version"]) && calls.contains(["new", "Shop", "--no-git"]))
        #expect(calls.contains { $0.contains("gitlab=gl-code-quality-report.json") })
        #expect(calls.contains(["help", "--man"]) && calls.contains(["completions", "fish"]))
        #expect(calls.count >= 12, "\(calls)")
    }

    /// Python has a reader where there are no packages for Swift.
    static let readsYAML = (try? ProgramRun(["python3", "-c", "import yaml"]))?.status == 0

    @Test("is YAML that a reader takes", .enabled(if: readsYAML, "needs python3 with yaml"), arguments: yaml)
    func isYAML(file: String) throws {
        let run = try ProgramRun(["python3", "-c", "import sys, yaml; yaml.safe_load(open(sys.argv[1]))", path(file)])
        #expect(run.status == 0, "\(run.output)")
    }

    @Test("the action uses no action of others, and gives no input to a shell as text")
    func action() throws {
        let lines = try text(of: "action.yml").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(!lines.contains { $0.hasPrefix("uses:") || $0.hasPrefix("- uses:") })
        #expect(!lines.contains { $0.hasPrefix("run:") && $0.contains("${{") })
    }

    @Test("no file names a registry's host")
    func hosts() throws {
        for file in Self.yaml + Self.scripts {
            #expect(!(try text(of: file)).contains("://"), "\(file)")
        }
    }

    @Test("the changelog has this version")
    func changelog() throws {
        #expect(try text(of: "CHANGELOG.md").contains("\n## [\(scaffoldVersion)]"))
    }

    @Test("what 'make install' puts down is what 'make uninstall' takes away")
    func installedFiles() throws {
        let written = try text(of: "Distribution/install.sh").split(separator: "\n").compactMap(installedFile)
        let list = try text(of: "Makefile").replacingOccurrences(of: "\\\n", with: " ").split(separator: "\n")
            .first { $0.hasPrefix("INSTALLED = ") }
        #expect(written.count == 5)
        #expect(try #require(list).split(whereSeparator: \.isWhitespace).dropFirst(2).map(String.init) == written)
    }

    /// `put 755 "$binary" bin/scaffold` → `bin/scaffold`; nil for the lines of a function
    private func installedFile(_ line: Substring) -> String? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return switch words[0] {
        case "put": words[3]
        case "write": words[1]
        default: nil
        }
    }

    private func path(_ file: String) -> String { "\(Self.root)/\(file)" }

    private func text(of file: String) throws -> String {
        try String(contentsOfFile: path(file), encoding: .utf8)
    }
}

/// A call of the tool in a script: the words after its name.
private enum ToolCall {
    /// `- scaffold check --strict` → `["check", "--strict"]`; `system bin/"scaffold", "new", "Shop"` → `["new", "Shop"]`
    static func all(in text: String) -> [[String]] {
        text.split(separator: "\n").flatMap { line -> [[String]] in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("#") ? [] : names.compactMap { words(of: line, after: $0) }
        }
    }

    /// How scripts name the tool.
    private static let names = [
        "- scaffold ", "entry: scaffold ", "bin/scaffold\" ", "bin/\"scaffold\", ", "bin}/scaffold ", "$binary\" ",
        "$(BINARY)\" ", "\"scaffold\", ", "scaffold.1 ", "completions/scaffold ", "_scaffold ", "scaffold.fish ",
    ]

    private static func words(of line: String, after name: String) -> [String]? {
        guard let start = line.range(of: name)?.upperBound else { return nil }
        let rest = line[start...].prefix { !"|>)(&]#".contains($0) }
        let words = rest.split { " ,".contains($0) }.map { $0.trimmingCharacters(in: ["\"", "'"]) }
        let known = words.filter { !$0.isEmpty && !$0.contains("$") }
        guard let first = known.first, first.hasPrefix("--") || Command.all.contains(where: { $0.name == first }) else {
            return nil
        }
        return known
    }
}
