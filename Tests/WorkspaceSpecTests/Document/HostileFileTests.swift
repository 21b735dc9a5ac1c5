import Diagnostics
import Testing

@testable import WorkspaceSpec

/// Files that are no text, too large, or made to harm.
@Suite struct HostileFileTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var bytes: [UInt8]
        var expected: [String]

        init(_ name: String, _ bytes: [UInt8], _ expected: String...) {
            self.name = name
            self.bytes = bytes
            self.expected = expected
        }

        var testDescription: String { name }
    }

    @Test(arguments: [
        Row("UTF-16, little end first", [0xFF, 0xFE, 0x7B, 0], "f: the file is UTF-16, not UTF-8; save it as UTF-8"),
        Row("UTF-16, big end first", [0xFE, 0xFF, 0, 0x7B], "f: the file is UTF-16, not UTF-8; save it as UTF-8"),
        Row("UTF-16 without a mark", [0x7B, 0, 0x7D, 0], "f: the file is UTF-16, not UTF-8; save it as UTF-8"),
        Row(
            "UTF-16 without a mark, big end first",
            [0, 0x7B, 0, 0x7D],
            "f: the file is UTF-16, not UTF-8; save it as UTF-8"
        ),
        Row("UTF-32", [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "f: the file is UTF-32, not UTF-8; save it as UTF-8"),
        Row(
            "Latin-1",
            Array("{\n\"n\": \"Caf".utf8) + [0xE9, 0x22, 0x7D],
            "2:10: the file is not UTF-8: byte 0xE9 at offset 11; save it as UTF-8"
        ),
        Row(
            "a surrogate in UTF-8",
            [0x22, 0xED, 0xA0, 0x80, 0x22],
            "1:2: the file is not UTF-8: byte 0xED at offset 1; save it as UTF-8"
        ),
        Row(
            "an overlong form",
            [0x22, 0xC0, 0x80, 0x22],
            "1:2: the file is not UTF-8: byte 0xC0 at offset 1; save it as UTF-8"
        ),
        Row(
            "cut off in a character",
            [0x22, 0xF0, 0x9F, 0x9B],
            "1:2: the file is not UTF-8: byte 0xF0 at offset 1; save it as UTF-8"
        ),
        Row(
            "not UTF-8 in an XML comment",
            Array("<!--".utf8) + [0xFF],
            "1:5: the file is not UTF-8: byte 0xFF at offset 4; save it as UTF-8"
        ),
        Row("17 MiB", [UInt8](repeating: 0x20, count: 17 << 20), "f: the file is larger than 16 MiB"),
        Row(
            "too many values",
            Array("[".utf8) + [UInt8](repeating: 0x30, count: 300_001).interleaved(with: 0x2C) + Array("]".utf8),
            "1:600000: more than 300000 values"
        ),
        Row("a million brackets", [UInt8](repeating: 0x5B, count: 1_000_000), "1:65: nested deeper than 64 levels"),
        Row(
            "a million arrays",
            Array(String(repeating: "<array>", count: 1_000_000).utf8),
            "1:1: expected '<plist version=\"1.0\">', found '<array>'"
        ),
    ])
    func texts(_ row: Row) {
        #expect(syntaxErrors(bytes: row.bytes) == row.expected)
    }

    @Test(arguments: [
        Row("the magic word only", Array("bplist00".utf8), "f: the binary property list is cut off or damaged"),
        Row(
            "another version",
            Array("bplist15".utf8) + [UInt8](repeating: 0, count: 40),
            "f: binary property lists of version '15' are not read"
        ),
        Row("no version", Array("bplist".utf8), "f: binary property lists of version '' are not read"),
        Row("an array in itself", binary([[0xA1, 0]]), "[0]: the value contains itself"),
        Row("two arrays in each other", binary([[0xA1, 1], [0xA1, 0]]), "[0][0]: the value contains itself"),
        Row("an object in itself", binary([[0xD1, 1, 0], [0x51, 0x61]]), "a: the value contains itself"),
        Row(
            "65 levels",
            binary((0..<66).map { $0 < 65 ? [0xA1, UInt8($0) + 1] : [0x08] }),
            String(repeating: "[0]", count: 64) + ": nested deeper than 64 levels"
        ),
        Row("a reference to nothing", binary([[0xA1, 9]]), "f: the binary property list is damaged here"),
        Row(
            "a huge count",
            binary([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
            "f: the binary property list is damaged here"
        ),
        Row(
            "a negative count",
            binary([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
            "f: the binary property list is damaged here"
        ),
        Row("a text beyond the end", binary([[0x55, 0x61]]), "f: the binary property list is damaged here"),
        Row("bytes that are no ASCII", binary([[0x51, 0xE9]]), "f: a text is not in its encoding"),
        Row("half a surrogate pair", binary([[0x61, 0xD8, 0x00]]), "f: a text is not in its encoding"),
        Row("a number as a key", binary([[0xD1, 1, 1], [0x10, 0x01]]), "f: a key is no text"),
        Row("not a number", binary([[0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]]), "f: the number is not finite"),
        Row("an unknown kind", binary([[0xF0]]), "f: the binary property list is damaged here"),
        Row(
            "a key twice",
            binary([[0xD2, 1, 1, 2, 2], [0x51, 0x61], [0x09]]),
            "a: duplicate key 'a'; remove one of the two; the first is here a"
        ),
        Row("shared values are fine", binary([[0xA2, 1, 1], [0xA1, 2], [0x09]])),
    ])
    func binaries(_ row: Row) {
        #expect(syntaxErrors(bytes: row.bytes) == row.expected)
    }

    @Test func arraysThatDoubleSixtyTimesAreNotUnfolded() throws {
        let bytes = Self.binary((0..<61).map { $0 < 60 ? [0xA2, UInt8($0) + 1, UInt8($0) + 1] : [0x08] })
        let errors = syntaxErrors(bytes: bytes)
        #expect(errors.count == 1)
        #expect(errors.first?.hasSuffix("more than 300000 values") == true)
    }

    @Test func placesOfBinaryPropertyListsAreKeyPaths() throws {
        let node = DocumentNode.object([.init("modules", .array([.object([.init("a b", .integer(1))])]))])
        let document = try SpecDocument(bytes: try SpecDocument.bytes(of: node, as: .binaryPlist), file: "f")
        let module = try #require(document.node(at: ["modules", 0]))
        #expect(document.root.location == Location(file: "f"))
        #expect(module.location == Location(file: "f", place: .keyPath("modules[0]")))
        #expect(module.listedMembers[0].keyLocation == Location(file: "f", place: .keyPath("modules[0][\"a b\"]")))
    }

    /// A binary property list of these objects, the first on top.
    private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        let offsets = objects.map { object in
            defer { bytes += object }
            return UInt8(bytes.count)
        }
        let table = UInt8(bytes.count)
        let numbers: [UInt8] = [UInt8(objects.count), 0, table].flatMap { [UInt8](repeating: 0, count: 7) + [$0] }
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + numbers
    }
}

extension [UInt8] {
    fileprivate func interleaved(with separator: UInt8) -> [UInt8] {
        flatMap { [$0, separator] }
    }
}
