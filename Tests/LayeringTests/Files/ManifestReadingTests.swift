import Testing

@testable import Layering

@Suite("What the rules read of a manifest")
struct ManifestReadingTests {
    struct Marks: CustomTestStringConvertible {
        let sentence: String
        let text: String
        var regions: [String] = []
        var faults: [String] = []

        var testDescription: String { sentence }
    }

    static let markRows = [
        Marks(sentence: "none", text: "let a = 1\n// scaffold: no mark\n"),
        Marks(
            sentence: "one region, whatever its line ends",
            text: "// scaffold:begin a\r\nx\r\n\t// scaffold:end a",
            regions: ["a 1..<2"]
        ),
        Marks(sentence: "an empty one", text: "//scaffold:begin a\n//  scaffold:end  a \n", regions: ["a 1..<1"]),
        Marks(sentence: "no end", text: "// scaffold:begin a\n", faults: ["a 0 beginWithoutEnd"]),
        Marks(sentence: "no beginning", text: "x\n// scaffold:end a\n", faults: ["a 1 endWithoutBegin"]),
        Marks(
            sentence: "no end before the next",
            text: "// scaffold:begin a\n// scaffold:begin b\n// scaffold:end b\n",
            regions: ["b 2..<2"],
            faults: ["a 0 beginWithoutEnd"]
        ),
        Marks(
            sentence: "one inside another",
            text: "// scaffold:begin a\n// scaffold:begin b\n// scaffold:end b\n// scaffold:end a\n",
            regions: ["a 1..<3"],
            faults: ["b 1 nested(in: \"a\")"]
        ),
        Marks(
            sentence: "one twice",
            text: "// scaffold:begin a\n// scaffold:end a\n// scaffold:begin a\n// scaffold:end a\n",
            regions: ["a 1..<1"],
            faults: ["a 2 repeated"]
        ),
    ]

    @Test("managed regions", arguments: markRows)
    func regions(_ row: Marks) {
        let regions = ManagedRegions(TextLines(row.text))
        #expect(regions.regions.map { "\($0.name) \($0.lines)" } == row.regions)
        #expect(regions.faults.map { "\($0.name) \($0.line) \($0.kind)" } == row.faults)
    }

    static let targetRows: [(manifest: String, names: [String?])] = [
        (".target(name: \"A\"), .testTarget(name: \"B\", dependencies: [.target(name: \"C\")])", ["A", "B"]),
        ("// .target(name: \"A\")\n/* .target(name: \"B\") /* */ */ let s = \".target(name: \\\"C\\\")\"", []),
        ("Target.executableTarget(name: \"A\"); [Target].init(); package.target(name: \"B\")", ["A"]),
        (".plugin(name: \"Lint\", targets: [\"A\"]), .plugin(name: \"Run\", capability: .buildTool())", ["Run"]),
        (".macro(name: name), .binaryTarget(name: #\"B\"#, path: \"b\")", [nil, "B"]),
        (".target(name: \"A\", plugins: [.plugin(name: \"P\", package: \"p\")])", ["A"]),
        ("package.targets[0].plugins = [.plugin(name: \"P\", package: \"p\")]", []),
        (".target(", [nil]), (".target", []), ("\"", []), ("\"\"\"\n.target(name: \"A\")", []), ("/*", []),
    ]

    @Test("targets", arguments: targetRows)
    func targets(manifest: String, names: [String?]) {
        #expect(ManifestTarget.all(in: manifest).map(\.name) == names)
    }

    struct Change: CustomTestStringConvertible {
        let old: String
        let new: String
        let first: Int
        let diff: String

        var testDescription: String { "\(old) → \(new)" }
    }

    static let changeRows = [
        Change(old: "a b c", new: "a b c", first: 3, diff: ""),
        Change(old: "a b c", new: "a x c", first: 1, diff: "@@ -10,3 +10,3 @@| a|-b|+x| c"),
        Change(old: "a b", new: "a b c", first: 2, diff: "@@ -10,2 +10,3 @@| a| b|+c"),
        Change(old: "a b c", new: "b c", first: 0, diff: "@@ -10,3 +10,2 @@|-a| b| c"),
        Change(
            old: "x 1 2 3 4 5 6 y",
            new: "1 2 3 4 5 6",
            first: 0,
            diff: "@@ -10,3 +10,2 @@|-x| 1| 2|@@ -15,3 +14,2 @@| 5| 6|-y"
        ),
        Change(old: "", new: "a", first: 0, diff: "@@ -10,0 +10,1 @@|+a"),
    ]

    @Test("differences", arguments: changeRows)
    func differences(_ row: Change) {
        let lines = { (text: String) in Array(TextLines(text.split(separator: " ").joined(separator: "\n")).lines) }
        let difference = LineDifference(from: lines(row.old), to: lines(row.new))
        #expect(difference.isEmpty == row.diff.isEmpty)
        #expect(difference.firstChangedLine == row.first)
        #expect(difference.unified(firstLine: 10) == row.diff.split(separator: "|").joined(separator: "\n"))
    }

    @Test("a large difference takes bounded work and bounded room")
    func largeDifference() {
        let old = (0..<20_000).map { ArraySlice("old \($0)".utf8) }
        let new = (0..<20_000).map { ArraySlice("new \($0)".utf8) }
        let diff = LineDifference(from: old, to: new).unified(firstLine: 1)
        #expect(diff.split(separator: "\n").count == 61)
        #expect(diff.hasSuffix("… 39941 more lines"))
    }
}
