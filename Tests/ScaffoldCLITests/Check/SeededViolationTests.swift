import Layering
import Testing

@testable import ScaffoldCLI

@Suite("Seeded violations of a generated workspace")
struct SeededViolationTests {
    @Test("a generated workspace is clean")
    func clean() throws {
        let run = try CheckedFolder().check("--strict")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("no violations in "), "\(run.output)")
        #expect(run.error.isEmpty)
    }

    @Test("one gives one finding, at its place", arguments: SeededViolation.ofFiles + SeededViolation.ofSources)
    func one(_ row: SeededViolation) throws {
        let folder = try row.folder()
        try row.seed(folder)
        let (status, all) = try folder.findings("--strict")
        // What a changed spec implies for other files is another finding.
        let findings = all.filter { row.file != "scaffold.json" || $0.file == "scaffold.json" }
        #expect(status == 1)
        #expect(findings.map(\.rule) == [row.rule], "\(findings.map(\.message))")
        let finding = try #require(findings.first { $0.rule == row.rule })
        #expect(finding.file == row.file)
        #expect(finding.fix != nil)
        let place = try row.place.map { try folder.place(of: $0, in: row.file) }
        #expect(finding.line == place?.line)
        #expect(finding.column == place?.column)
    }

    @Test("there is one for every rule")
    func everyRule() {
        let seeded = Set((SeededViolation.ofFiles + SeededViolation.ofSources).map(\.rule))
        #expect(seeded == Set(Rule.all.map(\.id.rawValue)))
    }

    @Test("ten give ten")
    func ten() throws {
        let sentences = [
            "a target outside the regions", "a platform changed by hand", "a display name in an Info.plist",
            "no entitlements", "a bundle identifier in an xcconfig", "a base URL in a configuration", "no scheme",
            "a row of the workflow that is gone", "notifications of the sandbox", "a debugger may attach",
        ]
        let folder = try CheckedFolder()
        for row in SeededViolation.ofFiles.filter({ sentences.contains($0.sentence) }) {
            try row.seed(folder)
        }
        let (status, findings) = try folder.findings()
        #expect(status == 1)
        #expect(findings.count == 10, "\(findings.map(\.message))")
    }
}
