import Diagnostics
import Testing
import Workbench

@testable import WorkspaceSpec

/// Spec files damaged at random: each is read or refused, and what is read can be written and edited.
@Suite struct MutationTests {
    @Test(arguments: SpecDocument.Format.allCases)
    func damagedFiles(format: SpecDocument.Format) throws {
        var generator = SeededGenerator(seed: 21)
        let seeds = try Self.seeds(in: format)
        var read = 0
        for _ in 0..<2_000 {
            var bytes = seeds.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, using: &generator) }
            read += try survives(bytes) ? 1 : 0
        }
        #expect((1..<2_000).contains(read))
    }

    private static func seeds(in format: SpecDocument.Format) throws -> [[UInt8]] {
        let node = try SpecDocument(bytes: Array(example.utf8), file: "f").root
        let written = [try SpecDocument.bytes(of: node, as: format)]
        switch format {
        case .json: return written + [Array(example.utf8)]
        case .xmlPlist:
            return written + [
                Array("<plist><array><![CDATA[x]]><string>&#x41;<!-- c --></string></array></plist>".utf8)
            ]
        case .binaryPlist: return written
        }
    }

    private static let example = """
        // ours
        { "name": "Shop", "platforms": { "iOS": "16.0" }, /* two */ "list": [1, -2.5e3, true, null_, "\\ud83d\\uded2"],
          "tags": [{ "name": "Local", "release": false, "settings": { "retries": 3 } },], "text": "é商🛒" }
        """.replacing("null_", with: "false")

    private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &generator)) }
        let at = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: bytes.remove(at: at)
        case 3: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...20, using: &generator)))
        case 4:
            bytes.insert(
                contentsOf: bytes[at..<min(bytes.count, at + 20)],
                at: Int.random(in: 0...at, using: &generator)
            )
        case 5: bytes.insert(contentsOf: Array((Self.words.randomElement(using: &generator) ?? "").utf8), at: at)
        default: bytes.removeSubrange(at...)
        }
    }

    private static let words = [
        "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u", "//", "/*", "*/", "#", "'", "-", "1e", "\n", "\r", "\0", "<",
        ">", "&", "</", "/>",
        "<!--", "-->", "<![CDATA[", "]]>", "<dict>", "</dict>", "<key>", "<array/>", "&#", ";", "\u{FEFF}", "é", "True",
    ]

    /// Whether the bytes were read; throws when something that was read cannot be used.
    private func survives(_ bytes: [UInt8]) throws -> Bool {
        guard let document = try? SpecDocument(bytes: bytes, file: "f") else { return false }
        _ = document.duplicateKeys
        guard document.duplicateKeys.isEmpty,
            let written = try? SpecDocument.bytes(of: document.root, as: document.format)
        else {
            return true
        }
        let again = try SpecDocument(bytes: written, file: "f")
        try #require(again.root == document.root, "\(bytes)")
        guard document.root.isObject, document.node(at: ["new"]) == nil else { return true }
        let edited = try document.appending(.string("x"), toArrayAt: ["new"])
        try #require(edited.root.listedMembers.dropLast() == document.root.listedMembers[...], "\(bytes)")
        return true
    }
}
