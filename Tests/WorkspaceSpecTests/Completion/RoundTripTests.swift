import Diagnostics
import SpecSamples
import Testing

@testable import WorkspaceSpec

@Suite struct RoundTripTests {
    @Test("200 random specs are valid, and say the same in every format and written out", arguments: UInt64(0)..<200)
    func random(seed: UInt64) throws {
        let node = SpecSamples.random(seed: seed)
        let spec = try read(node, as: .json)
        #expect(try read(node, as: .xmlPlist) == spec)
        #expect(try read(node, as: .binaryPlist) == spec)
        #expect(try read(spec.document, as: .json) == spec)
        #expect(try read(spec.document, as: .xmlPlist) == spec)
    }

    @Test("a completed document says itself what the spec means", arguments: UInt64(0)..<50)
    func completion(seed: UInt64) throws {
        let document = try self.document(SpecSamples.random(seed: seed), as: .json)
        let spec = try SpecReader.read(document)
        try expectComplete(document, spec)
    }

    @Test(
        "completion keeps the text and adds what it leaves out",
        arguments: [
            #"{ "name": "Shop" }"#, SpecSamples.shop, #"{ "name": "Shop", "modules": [] }"#,
            #"{ "name": "Shop", "layers": [{ "name": "App", "siblings": "none" }] }"#,
        ]
    )
    func completion(of text: String) throws {
        let document = try SpecDocument(bytes: Array(text.utf8), file: "scaffold.json")
        try expectComplete(document, SpecReader.read(document))
    }

    private func expectComplete(_ document: SpecDocument, _ spec: Spec) throws {
        let completed = try SpecCompletion(of: spec).applied(to: document)
        let again = try SpecReader.read(completed)
        #expect(again == spec)
        #expect(SpecCompletion(of: again).additions.isEmpty)
        #expect(!again.modules.contains { $0.isImplied })
    }

    private func read(_ node: DocumentNode, as format: SpecDocument.Format) throws -> Spec {
        try SpecReader.read(document(node, as: format))
    }

    private func document(_ node: DocumentNode, as format: SpecDocument.Format) throws -> SpecDocument {
        try SpecDocument(bytes: SpecDocument.bytes(of: node, as: format), file: "scaffold")
    }
}
