import Diagnostics
import ImportScanner
import Layering
import SpecSamples
import Testing
import WorkspaceSpec

@Suite("Workspaces of random specs")
struct RandomSpecTests {
    @Test("are clean when every target imports what the manifest gives it", arguments: 0..<60)
    func clean(seed: Int) throws {
        let spec = try Self.spec(seed)
        let findings = Self.findings(spec, Self.sources(of: spec))
        #expect(findings == [])
    }

    @Test("give one finding for each import that goes up", arguments: 0..<60)
    func upward(seed: Int) throws {
        let spec = try Self.spec(seed)
        var sources = Self.sources(of: spec)
        let modules = spec.modules
        guard let high = modules.first(where: { $0.layer == spec.layers.first?.name }),
            let low = modules.last(where: { $0.layer == spec.layers.last?.name }), high.layer != low.layer
        else { return }
        sources.files.append(Self.file(in: spec.folder(of: low), "Up.swift", importing: [high.name]))
        let findings = Self.findings(spec, sources)
        #expect(findings.map(\.rule) == ["upward-dependency"])
        #expect(findings.first?.location == Location(file: "\(spec.folder(of: low))/Up.swift", line: 1, column: 1))
    }

    /// Without the rules about what a spec says of servers and services: a random one says anything.
    private static func findings(_ spec: Spec, _ sources: SourceTree) -> [Diagnostic] {
        let others: Set<RuleID> = ["insecure-release-url", "ambiguous-registration", "missing-registration"]
        let rules = Rule.all.filter { !others.contains($0.id) }
        return Checker.run(CheckSubject(spec: spec, sources: sources), rules: rules).findings
    }

    private static func spec(_ seed: Int) throws -> Spec {
        let bytes = try SpecDocument.bytes(of: SpecSamples.random(seed: UInt64(seed)), as: .json)
        return try SpecReader.inspect(SpecDocument(bytes: bytes, file: "scaffold.json"))
    }

    private static func sources(of spec: Spec) -> SourceTree {
        SourceTree(files: spec.targets.map { file(in: $0.path, "File.swift", importing: $0.dependencies.map(\.name)) })
    }

    private static func file(in folder: String, _ name: String, importing modules: [String]) -> ScannedFile {
        let text = modules.map { "import \($0.replacing("-", with: "_"))\n" }.joined()
        return ScannedFile(folder: folder, name: name, result: SourceScanner.scan(Array(text.utf8)))
    }
}
