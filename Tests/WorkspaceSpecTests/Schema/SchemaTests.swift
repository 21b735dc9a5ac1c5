import SpecSamples
import Testing

@testable import WorkspaceSpec

@Suite struct SchemaTests {
    private let evaluator: SchemaEvaluator

    init() throws {
        let document = try SpecDocument(bytes: Array(SpecSchema.json.utf8), file: "schema.json")
        evaluator = SchemaEvaluator(root: document.root)
    }

    @Test("the schema is what the fields say, as JSON text")
    func text() throws {
        #expect(evaluator.root == SpecSchema.node)
        #expect(SpecSchema.json.hasSuffix("}\n"))
    }

    @Test("every valid spec is accepted, written out as well", arguments: UInt64(0)..<100)
    func accepts(seed: UInt64) throws {
        let node = SpecSamples.random(seed: seed)
        let document = try SpecDocument(bytes: SpecDocument.bytes(of: node, as: .json), file: "scaffold.json")
        #expect(evaluator.violations(of: document.root).isEmpty)
        #expect(evaluator.violations(of: try SpecReader.read(document).document).isEmpty)
    }

    @Test("the default spec and the documented example are accepted")
    func acceptsSamples() throws {
        let shop = try SpecDocument(bytes: Array(SpecSamples.shop.utf8), file: "scaffold.json")
        #expect(evaluator.violations(of: shop.root).isEmpty)
        #expect(evaluator.violations(of: DefaultSpec.document.root).isEmpty)
    }

    @Test(
        "wrong keys and wrong types are rejected where they stand",
        arguments: [
            (#"{}"#, "$.name"), (#"{ "name": 5 }"#, "$.name"), (#"{ "name": null }"#, "$.name"),
            (#"{ "name": "A", "modulez": [] }"#, "$.modulez"), (#"{ "name": "A", "modules": {} }"#, "$.modules"),
            (#"{ "name": "A", "modules": [{ "name": "B" }] }"#, "$.modules[0].layer"),
            (#"{ "name": "A", "modules": [{ "name": "B", "layer": "C", "kind": "page" }] }"#, "$.modules[0].kind"),
            (#"{ "name": "A", "platforms": { "ios": "16.0" } }"#, "$.platforms.ios"),
            (#"{ "name": "A", "platforms": { "iOS": 16.0 } }"#, "$.platforms.iOS"),
            (#"{ "name": "A", "tags": [{ "name": "B", "settings": { "c": [] } }] }"#, "$.tags[0].settings.c"),
            (#"{ "name": "A", "tags": [{ "name": "B", "release": "yes" }] }"#, "$.tags[0].release"),
            (#"{ "name": "A", "serverCenters": [{ "centre": "b", "urls": {} }] }"#, "$.serverCenters[0].centre"),
            (#"{ "name": "A", "check": { "x": "warn" } }"#, "$.check.x"),
            (#"{ "name": "A", "packages": [{ "path": "b" }] }"#, "$.packages[0].products"),
        ]
    )
    func rejects(text: String, path: String) throws {
        let document = try SpecDocument(bytes: Array(text.utf8), file: "scaffold.json")
        #expect(evaluator.violations(of: document.root).contains(path))
        #expect(!SpecSamples.diagnostics(of: text).isEmpty)
    }
}
