import Diagnostics
import Testing
import TextLines

@Suite("Managed regions")
struct ManagedRegionsTests {
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
        Marks(
            sentence: "one between lone CRs, where the compiler sees lines, too",
            text: "let a = 1 // a\r// scaffold:begin a\rx\r// scaffold:end a\r",
            regions: ["a 2..<3"]
        ),
        Marks(
            sentence: "one in a file whose comments begin with #",
            text: "# scaffold:begin a\nx\n# scaffold:end a\n",
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
        let regions = ManagedRegions(row.text.textLines)
        #expect(regions.regions.map { "\($0.name) \($0.lines)" } == row.regions)
        #expect(regions.faults.map { "\($0.name) \($0.line) \($0.kind)" } == row.faults)
    }

    @Test("what is wrong with the marks is told at them, with what to write")
    func words() {
        let regions = ManagedRegions("  // scaffold:end a\n\t// scaffold:begin b\u{200B}\n".textLines)
        let diagnostics = regions.diagnostics(rule: "managed-region", file: "f")
        #expect(
            diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)" } == [
                "1:3 managed region 'a' ends but does not begin",
                "2:2 managed region 'b\\u{200B}' does not end",
            ]
        )
        #expect(diagnostics.first?.fix == "write '// scaffold:begin a' before its lines")
    }

    @Test("other lines in a region end as the file's do, and all else stays")
    func replacing() {
        let regions = ManagedRegions("a\r\n#scaffold:begin x\r\nb\n#scaffold:end x\rc".textLines)
        #expect(
            String(decoding: regions.replacing(["x": "d\ne\n".textLines, "y": []]), as: UTF8.self)
                == "a\r\n#scaffold:begin x\r\nd\r\ne\r\n#scaffold:end x\rc"
        )
    }
}
