import Testing
import Workbench

@testable import ImportScanner

/// Random damage to every source of the tables: nothing crashes, nothing hangs, every place lies in the file.
@Suite struct MutationTests {
    private static let rounds = 20_000

    /// Far above what a reading takes: it tells one that does not end.
    private static let limit = Duration.seconds(300)

    @Test func damagedSourcesAreRead() {
        let misread = ended(within: MutationTests.limit) { MutationTests.misreadMutants() }
        #expect(misread == [], "nothing is read outside its file, and the reading ends")
    }

    /// The first source in which something is found outside of it.
    private static func misreadMutants() -> [[UInt8]] {
        var random = SeededGenerator(seed: 20_261_130)
        var lexer = SourceLexer()
        var buffer = SourceBuffer()
        defer { buffer.deallocate() }
        for _ in 0..<rounds {
            let source = mutant(&random)
            source.withUnsafeBytes { buffer.fill(with: $0) }
            let result = lexer.scan(buffer)
            let lines = lineLengths(source)
            let outside = result.places.filter { place in
                place.line < 1 || place.line > lines.count || place.column < 1
                    || place.column > lines[place.line - 1] + 1
            }
            guard outside.isEmpty else { return [source] }
        }
        return []
    }

    @Test func aUsedLexerFindsWhatANewOneFinds() {
        var lexer = SourceLexer()
        var buffer = SourceBuffer()
        defer { buffer.deallocate() }
        for source in MutationTests.seeds {
            source.withUnsafeBytes { buffer.fill(with: $0) }
            #expect(lexer.scan(buffer) == SourceScanner.scan(source))
        }
    }

    /// Sizes at which doubling work would show as a test that never ends.
    @Test(
        arguments: [
            "\"\\(", "/*", "\"\"\"\n", "#", "`", "@a(", "#if (\n", "#if A\n/*\n#endif\n", "#/\n", " /(", "<#",
            "<<<<<<< a\n",
            "import ", "import A;", "#elseif A\nimport B\n", "#if\nimport B\n", "@a ", "/**/", "#\"\"\"", "'", "\\",
            "public ",
            "import A.", "{(", "/\\ ",
        ]
    ) func repeatedMarksTakeLinearTime(_ mark: String) {
        let source = Array(String(repeating: mark, count: 300_000 / mark.utf8.count).utf8) + Array("\nimport Z".utf8)
        let imports = ended(within: MutationTests.limit) { SourceScanner.scan(source).imports.count }
        #expect(imports != nil, "the reading ends")
    }

    static let seeds: [[UInt8]] =
        (ImportTests.forms + ImportTests.places + ImportTests.otherUses + ImportTests.brokenCode + LiteralTests.comments
        + LiteralTests.strings + LiteralTests.regexes + ConditionTests.blocks + ConditionTests.foreignCode).map(
            \.source
        )

    private static let marks: [[UInt8]] = [
        "\"", "\"\"\"", "#", "#\"", "\\(", ")", "(", "/*", "*/", "//", "/", "\n", "\r", "`", "@", "#if ", "#else\n",
        "#endif\n", "import A", "import", ".", ":", "'", "\0", "\u{FEFF}", "é", "<#", "#>", "<<<<<<< ", ";", " ",
        "// scaffold:ignore a b\n",
    ].map { Array($0.utf8) }

    /// One or two seeds with up to six bytes or marks put in, taken out or changed.
    private static func mutant(_ random: inout SeededGenerator) -> [UInt8] {
        var source = seeds.randomElement(using: &random)!
        if Bool.random(using: &random) { source += seeds.randomElement(using: &random)! }
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0...source.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: source.insert(contentsOf: marks.randomElement(using: &random)!, at: place)
            case 1: source.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case 2: source.removeSubrange(place..<min(place + Int.random(in: 1...4, using: &random), source.count))
            default: if place < source.count { source[place] = UInt8.random(in: 0...255, using: &random) }
            }
        }
        return source
    }

    private static func lineLengths(_ source: [UInt8]) -> [Int] {
        var lengths = [0]
        for (index, byte) in source.enumerated() {
            let isPair = byte == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
            lengths[lengths.count - 1] += 1
            if byte == 0x0A || (byte == 0x0D && !isPair) { lengths.append(0) }
        }
        return lengths
    }
}

extension ScanResult {
    fileprivate var places: [SourcePosition] {
        imports.flatMap { [$0.position, $0.modulePosition] } + suppressions.map(\.position) + problems.map(\.position)
    }
}
