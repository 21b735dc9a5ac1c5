import Diagnostics
import Testing
import Workbench

@testable import WorkspaceSpec

/// Random values, written and read in the three formats.
@Suite struct DocumentRoundTripTests {
    @Test(arguments: SpecDocument.Format.allCases)
    func whatIsWrittenIsReadBack(format: SpecDocument.Format) throws {
        var generator = SeededGenerator(seed: 1)
        for number in 0..<200 {
            let node = DocumentNode.random(depth: 5, using: &generator)
            let bytes = try SpecDocument.bytes(of: node, as: format)
            let document = try SpecDocument(bytes: bytes, file: "f")
            try #require(document.format == format, "value \(number)")
            try #require(document.root.isIdentical(to: node), "value \(number)")
            try #require(document.duplicateKeys.isEmpty)
            try #require(try SpecDocument.bytes(of: document.root, as: format) == bytes, "value \(number)")
        }
    }

    @Test func oneFormatIsAsGoodAsAnother() throws {
        var generator = SeededGenerator(seed: 2)
        for number in 0..<200 {
            let first = try SpecDocument.bytes(of: .random(depth: 5, using: &generator), as: .json)
            var bytes = first
            for format in [SpecDocument.Format.xmlPlist, .binaryPlist, .json] {
                bytes = try SpecDocument.bytes(of: try SpecDocument(bytes: bytes, file: "f").root, as: format)
            }
            try #require(bytes == first, "value \(number)")
        }
    }

    @Test func anUntidyTextSaysTheSame() throws {
        var generator = SeededGenerator(seed: 3)
        for number in 0..<200 {
            let node = DocumentNode.random(depth: 4, using: &generator)
            var writer = UntidyWriter(generator: SeededGenerator(seed: generator.next()))
            let document = try SpecDocument(bytes: Array(writer.value(node).utf8), file: "f")
            try #require(document.root.isIdentical(to: node), "value \(number)")
        }
    }

    /// Into every array and object of an untidy text, and out again.
    @Test func everyEditIsExactAndComesBack() throws {
        var generator = SeededGenerator(seed: 4)
        var edits = 0
        for number in 0..<120 {
            let node = DocumentNode.randomObject(depth: 4, using: &generator)
            var writer = UntidyWriter(generator: SeededGenerator(seed: generator.next()))
            let document = try SpecDocument(bytes: Array(writer.value(node).utf8), file: "f")
            let entry = DocumentNode.random(depth: 2, using: &generator)
            for path in node.containerPaths() {
                try check(document, path, entry, "value \(number)")
                edits += 1
            }
        }
        #expect(edits > 300)
    }

    @Test(arguments: [SpecDocument.Format.xmlPlist, .binaryPlist])
    func everyEditOfAPropertyListComesBack(format: SpecDocument.Format) throws {
        var generator = SeededGenerator(seed: 5)
        for number in 0..<60 {
            let node = DocumentNode.randomObject(depth: 3, using: &generator)
            let document = try SpecDocument(bytes: try SpecDocument.bytes(of: node, as: format), file: "f")
            let entry = DocumentNode.random(depth: 2, using: &generator)
            for path in node.containerPaths() { try check(document, path, entry, "value \(number)") }
        }
    }

    private func check(_ document: SpecDocument, _ path: DocumentPath, _ entry: DocumentNode, _ comment: Comment) throws
    {
        let list = try #require(document.node(at: path))
        let edited: SpecDocument
        let place: DocumentPath
        if list.isObject {
            edited = try document.appending(.init("new", entry), toObjectAt: path)
            place = path.appending("new")
            try #require(edited.node(at: path)?.listedMembers == list.listedMembers + [.init("new", entry)], comment)
        } else {
            edited = try document.appending(entry, toArrayAt: path)
            place = path.appending(.index(list.listedElements.count))
            try #require(edited.node(at: path)?.listedElements == list.listedElements + [entry], comment)
        }
        let text = String(decoding: document.bytes, as: UTF8.self)
        let restored = try edited.removing(place)
        try #require(
            restored.bytes == document.bytes,
            "\(comment) \(path) \(text.debugDescription) \(String(decoding: edited.bytes, as: UTF8.self).debugDescription)"
        )
        try #require(
            edited.root.keyCount == document.root.keyCount + 1 + entry.keyCount - (list.isObject ? 0 : 1),
            comment
        )
    }
}

extension DocumentNode {
    fileprivate func containerPaths(under path: DocumentPath = []) -> [DocumentPath] {
        switch content {
        case .object(let members):
            [path] + members.flatMap { $0.value.containerPaths(under: path.appending(.key($0.key))) }
        case .array(let elements):
            [path] + elements.enumerated().flatMap { $1.containerPaths(under: path.appending(.index($0))) }
        default: []
        }
    }

    fileprivate var keyCount: Int {
        switch content {
        case .object(let members): members.reduce(members.count) { $0 + $1.value.keyCount }
        case .array(let elements): elements.reduce(0) { $0 + $1.keyCount }
        default: 0
        }
    }
}
