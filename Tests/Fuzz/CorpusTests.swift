import Foundation
import Testing
import Workbench

/// Every input that the fuzzer has kept, and a fixed number of mutants of each: nothing traps.
///
/// `make fuzz` looks for new ones, guided by what they cover.
@Suite("The corpus")
struct CorpusTests {
    struct Reader: CustomTestStringConvertible {
        let name: String
        let exercise: @Sendable ([UInt8]) -> Void

        var testDescription: String { name }
    }

    static let readers = [
        Reader(name: "Imports", exercise: exerciseImports),
        Reader(name: "Specs", exercise: exerciseSpecs),
        Reader(name: "Templates", exercise: exerciseTemplates),
    ]

    /// Of each input.
    private static let mutants = 20

    @Test("is read or refused, and so are mutants of it", arguments: readers)
    func replay(_ reader: Reader) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(reader.name)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let corpus = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
        #expect(corpus.count >= 4)
        var random = Mutation(seed: 20_261_130, pieces: corpus)
        for input in corpus {
            reader.exercise(input)
            for _ in 0..<Self.mutants { reader.exercise(random.mutant(of: input)) }
        }
        print("\(reader.name): \(corpus.count * (Self.mutants + 1)) inputs")
    }
}

/// Damages inputs, the same way in each run.
private struct Mutation {
    private var random: SeededGenerator
    private let pieces: [[UInt8]]

    init(seed: UInt64, pieces: [[UInt8]]) {
        random = SeededGenerator(seed: seed)
        self.pieces = pieces.filter { !$0.isEmpty }
    }

    /// One to four changes: a byte, a bit, a part taken out, a part of another input put in.
    mutating func mutant(of input: [UInt8]) -> [UInt8] {
        var bytes = input
        for _ in 0...number(upTo: 3) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = number(upTo: bytes.count)
        switch number(upTo: 5) {
        case 0: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(upTo: 8)))
        case 2 where place < bytes.count: bytes[place] ^= 1 << UInt8(number(upTo: 7))
        case 3 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        default: bytes.insert(contentsOf: piece(), at: place)
        }
    }

    private mutating func piece() -> ArraySlice<UInt8> {
        let piece = pieces[number(upTo: pieces.count - 1)]
        let start = number(upTo: piece.count - 1)
        return piece[start..<min(piece.count, start + 1 + number(upTo: 16))]
    }

    /// From 0 to the bound, which belongs to it.
    private mutating func number(upTo bound: Int) -> Int { Int(random.next() % UInt64(max(bound, 0) + 1)) }
}
