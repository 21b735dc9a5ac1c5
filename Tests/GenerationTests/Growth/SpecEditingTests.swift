import Diagnostics
import Testing
import WorkspaceSpec

@testable import Generation

/// Each command once on a spec of every form: the difference is the entry and nothing else; and twice: refused, with
/// the bytes as they are.
@Suite("The spec that a command edits")
struct SpecEditingTests {
    struct Fixture: CustomTestStringConvertible {
        let sentence: String
        let text: String
        /// Behind which text the entry of a module `Cart` in Main goes in, and what it is.
        let anchor: String
        let module: String

        var bytes: [UInt8] { Array(text.utf8) }
        var testDescription: String { sentence }
    }

    private static let order = #"{ "name": "Order", "layer": "Main", "interface": true }"#
    private static let stub =
        #"{ "name": "OrderStub", "layer": "Main", "implements": [{ "service": "Order", "priority": 10 }], "tags": ["Local"] }"#
    private static let cart = #"{ "name": "Cart", "layer": "Main" }"#

    static let fixtures = [
        Fixture(
            sentence: "two spaces",
            text: GrowthWorkspace.small,
            anchor: stub,
            module: ",\n    \(cart)"
        ),
        Fixture(
            sentence: "four spaces",
            text: GrowthWorkspace.small.replacing("  ", with: "    "),
            anchor: stub,
            module: ",\n        \(cart)"
        ),
        Fixture(
            sentence: "tabs",
            text: GrowthWorkspace.small.replacing("  ", with: "\t"),
            anchor: stub,
            module: ",\n\t\t\(cart)"
        ),
        Fixture(
            sentence: "CRLF",
            text: GrowthWorkspace.small.replacing("\n", with: "\r\n"),
            anchor: stub,
            module: ",\r\n    \(cart)"
        ),
        Fixture(
            sentence: "no final newline",
            text: String(GrowthWorkspace.small.dropLast()),
            anchor: stub,
            module: ",\n    \(cart)"
        ),
        Fixture(
            sentence: "a byte-order mark",
            text: "\u{FEFF}" + GrowthWorkspace.small,
            anchor: stub,
            module: ",\n    \(cart)"
        ),
        Fixture(
            sentence: "comments and a trailing comma",
            text: "// ours\n" + GrowthWorkspace.small.replacing(stub, with: stub + ", // the stub"),
            anchor: stub + ", // the stub",
            module: "\n    \(cart),"
        ),
        Fixture(
            sentence: "one-line arrays",
            text: GrowthWorkspace.small.replacing("\"modules\": [\n    ", with: "\"modules\": [")
                .replacing("\(order),\n    \(stub)\n  ]", with: "\(order), \(stub)]"),
            anchor: stub,
            module: ", \(cart)"
        ),
        Fixture(
            sentence: "an XML property list",
            text: xml,
            anchor: "\t\t\t<string>Local</string>\n\t\t\t</array>\n\t\t</dict>",
            module: """
                \n\t\t<dict>
                \t\t\t<key>name</key>
                \t\t\t<string>Cart</string>
                \t\t\t<key>layer</key>
                \t\t\t<string>Main</string>
                \t\t</dict>
                """
        ),
    ]

    private static let root = try? SpecDocument(bytes: Array(GrowthWorkspace.small.utf8), file: "").root
    private static let xml =
        root.flatMap { try? SpecDocument.bytes(of: $0, as: .xmlPlist) }
        .map { String(decoding: $0, as: UTF8.self) } ?? ""

    @Test("a module's entry, exactly", arguments: fixtures)
    func exactEntry(fixture: Fixture) throws {
        let workspace = try GrowthWorkspace(fixture.bytes)
        try #require(fixture.text.contains(fixture.anchor), "the fixture has its anchor")
        try workspace.carryOut(.module("Cart"))
        let expected = fixture.text.replacing(fixture.anchor, with: fixture.anchor + fixture.module)
        #expect(String(decoding: try workspace.spec, as: UTF8.self) == expected)
        try workspace.carryOut(.removeModule("Cart", force: false))
        #expect(try workspace.spec == fixture.bytes)
    }

    struct Command: CustomTestStringConvertible {
        let sentence: String
        let growth: Growth

        var testDescription: String { sentence }
    }

    static let commands = [
        Command(sentence: "add-module", growth: .module("Cart", interface: true, dependencies: ["OrderInterface"])),
        Command(sentence: "add-tag", growth: .tag("Staging")),
        Command(sentence: "add-center", growth: .center("search")),
        Command(sentence: "remove-module", growth: .removeModule("OrderStub", force: false)),
        Command(sentence: "rename-module", growth: .renameModule("Order", to: "Purchase")),
    ]

    @Test("once, and refused the second time, with every byte as it is", arguments: fixtures, commands)
    func twice(fixture: Fixture, command: Command) throws {
        let workspace = try GrowthWorkspace(fixture.bytes)
        try twice(workspace, command)
    }

    @Test("a binary property list stays one", arguments: commands)
    func binary(command: Command) throws {
        let root = try #require(Self.root)
        let workspace = try GrowthWorkspace(try SpecDocument.bytes(of: root, as: .binaryPlist))
        try twice(workspace, command)
        #expect(try workspace.spec.starts(with: "bplist00".utf8))
    }

    private func twice(_ workspace: GrowthWorkspace, _ command: Command) throws {
        let before = try workspace.spec
        try workspace.carryOut(command.growth)
        let after = try workspace.folder.snapshot()
        #expect(try workspace.spec != before)
        #expect(throws: DiagnosticsError.self) { try workspace.carryOut(command.growth) }
        #expect(try workspace.folder.snapshot() == after)
        try workspace.isAsRendered()
    }
}

extension GrowthWorkspace {
    /// Every file is as `scaffold new` would render it from the spec that there is now.
    func isAsRendered(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let document = try SpecDocument(bytes: try spec, file: specName)
        let plan = try WorkspacePlanner(try SpecReader.read(document)).plan(keeping: document)
        let expected = Dictionary(
            uniqueKeysWithValues: plan.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        )
        let actual = try folder.snapshot().filter { $0.value != "/" }
        #expect(actual.keys.sorted() == expected.keys.sorted(), sourceLocation: sourceLocation)
        for (path, text) in actual.sorted(by: { $0.key < $1.key }) where expected[path] != nil && path != specName {
            #expect(text == expected[path], "\(path)", sourceLocation: sourceLocation)
        }
    }
}
