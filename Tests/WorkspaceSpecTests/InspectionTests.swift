import Diagnostics
import SpecSamples
import Testing
import WorkspaceSpec

@Suite("A spec under inspection")
struct InspectionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let sentence: String
        let modules: String
        let rules: [RuleID]

        var testDescription: String { sentence }
    }

    static let upward = #"{ "name": "A", "layer": "Main" }, { "name": "B", "layer": "Vendor", "dependencies": ["A"] }"#

    @Test(
        "may break the layers, and nothing else",
        arguments: [
            Row(sentence: "an upward dependency", modules: upward, rules: []),
            Row(
                sentence: "a cycle",
                modules: #"""
                    { "name": "A", "layer": "Vendor", "dependencies": ["B"] },
                    { "name": "B", "layer": "Vendor", "dependencies": ["A"] }
                    """#,
                rules: []
            ),
            Row(
                sentence: "an upward dependency and an unknown layer, both of which are told then",
                modules: upward + #", { "name": "C", "layer": "Vendr" }"#,
                rules: ["upward-dependency", "unknown-layer"]
            ),
        ]
    )
    func rules(row: Row) throws {
        let text = "{ \"name\": \"Shop\", \"modules\": [\(row.modules)] }"
        let document = try SpecDocument(bytes: Array(text.utf8), file: "scaffold.json")
        do throws(DiagnosticsError) {
            let spec = try SpecReader.inspect(document)
            #expect(row.rules.isEmpty)
            #expect(spec.name == "Shop")
        } catch {
            #expect(error.diagnostics.map(\.rule) == row.rules)
        }
        #expect(throws: DiagnosticsError.self) { try SpecReader.read(document) }
    }

    @Test("tells how each dependency comes about")
    func causes() throws {
        let edges = try SpecSamples.read(SpecSamples.shop).moduleEdges
        func cause(_ source: String, _ destination: String) -> ModuleEdge.Cause? {
            edges.first { $0.source == source && $0.destination == destination }?.cause
        }
        #expect(cause("Login", "HTTPClient") == .listed)
        #expect(cause("Login", "LoginInterface") == .ownInterface)
        #expect(cause("LoginInterface", "ModuleRegistry") == .registersService)
        #expect(cause("LoginStub", "LoginInterface") == .implementsService)
        #expect(cause("HTTPClient", "URLConfig") == .standardModule)
    }
}
