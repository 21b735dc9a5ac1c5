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

    @Test("a list that is written out alone leaves the spec what it means", arguments: UInt64(0)..<50)
    func partialCompletion(seed: UInt64) throws {
        guard case .object(let members) = SpecSamples.random(seed: seed).content else { return }
        for key in ["modules", "tags", "serverCenters"] {
            let node = DocumentNode.object(members.filter { $0.key != key })
            // Without its tags or centers, a random spec may be wrong.
            guard let document = try? self.document(node, as: .json), let spec = try? SpecReader.read(document) else {
                continue
            }
            let again = try SpecReader.read(try SpecCompletion(of: spec, for: key).applied(to: document))
            #expect(again == spec, "\(key)")
        }
    }

    @Test("a project that says only its name lists its modules in one line each, and nothing else")
    func modules() throws {
        let document = try SpecDocument(bytes: Array("{\n  \"name\": \"Shop\"\n}\n".utf8), file: "scaffold.json")
        let spec = try SpecReader.read(document)
        let completed = try SpecCompletion(of: spec, for: "modules").applied(to: document)
        let lines = String(decoding: completed.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.prefix(4) == ["{", "  \"name\": \"Shop\",", "  \"modules\": [", "    \(Self.base),"])
        #expect(lines.count == spec.modules.count + 5)
        #expect(
            String(decoding: DefaultSpec.bytes, as: UTF8.self).contains(
                lines[3...lines.count - 3].joined(separator: "\n")
            )
        )
    }

    private static let base =
        #"{ "name": "Base", "layer": "Main", "dependencies": ["HTTPClient", "Logger", "Global"] }"#

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
