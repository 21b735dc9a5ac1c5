import Diagnostics
import SpecSamples
import Testing

@testable import WorkspaceSpec

@Suite struct ImpliedModulesTests {
    @Test("a standard module is implied by a reference, with what it needs itself", arguments: Reference.all)
    func references(_ reference: Reference) throws {
        let spec = try SpecSamples.read(reference.spec)
        let implied = spec.modules.filter(\.isImplied).map(\.name)
        #expect(implied == reference.implied)
    }

    @Test("a standard module goes home where there is one, and else to the lowest layer that suits it")
    func places() throws {
        let spec = try SpecSamples.read(
            #"""
            {
              "name": "Shop",
              "layers": [
                { "name": "Page" }, { "name": "Core", "groups": ["A"] }, { "name": "Data", "siblings": "none" },
                { "name": "Expand", "groups": ["Tool"] }
              ],
              "modules": [{ "name": "Cart", "layer": "Page", "dependencies": ["HTTPClient", "Image"] }]
            }
            """#
        )
        let places = spec.modules.dropFirst().map { "\($0.name) \($0.layer)/\($0.group ?? "-") \($0.kind)" }
        #expect(
            places == [
                "HTTPClient Expand/- library", "URLConfig Expand/- library", "ModuleRegistry Expand/Tool library",
                "Logger Expand/Tool library", "Image Expand/- resource",
            ]
        )
    }

    @Test("where no layer suits the standard modules there is one more")
    func shelter() throws {
        let spec = try SpecSamples.read(
            #"""
            {
              "name": "Shop",
              "layers": [{ "name": "Support", "siblings": "interface" }, { "name": "Low", "closed": true }],
              "packages": [{ "path": "Kit", "products": ["Kit"] }],
              "modules": [{ "name": "Cart", "layer": "Low", "interface": true, "dependencies": ["Kit"] }]
            }
            """#
        )
        #expect(spec.layers.map(\.name) == ["Support", "Low", "Bedrock"])
        #expect(spec.packages[0].layer == "Bedrock")
        #expect(spec.modules.dropFirst().map(\.layer) == ["Bedrock", "Bedrock", "Bedrock"])
    }

    @Test("nothing is implied in a package that has grown by hand")
    func handGrown() {
        let diagnostics = SpecSamples.diagnostics(
            of: #"""
                {
                  "name": "tool",
                  "layers": [{ "name": "one" }],
                  "modules": [{ "name": "Core", "layer": "one", "path": "Core", "dependencies": ["Logger"] }]
                }
                """#
        )
        #expect(diagnostics.map(\.message) == ["unknown dependency 'Logger'"])
    }

    @Test(
        "the kind follows from the layer",
        arguments: [
            ("Main", Module.Kind.feature), ("Expand", .library), ("Resource", .resource), ("Vendor", .vendor),
        ]
    )
    func kinds(layer: String, kind: Module.Kind) throws {
        let spec = try SpecSamples.read(
            #"{ "name": "Shop", "modules": [{ "name": "Cart", "layer": "\#(layer)" }] }"#
        )
        #expect(spec.modules[0].kind == kind)
    }
}

/// A spec and the standard modules that it implies.
struct Reference: CustomTestStringConvertible {
    var testDescription: String
    var spec: String
    var implied: [String]

    init(_ sentence: String, _ rest: String, _ implied: [String]) {
        testDescription = sentence
        spec = #"{ "name": "Shop", \#(rest) }"#
        self.implied = implied
    }
}

extension Reference {
    private static let spine = ["URLConfig", "ModuleRegistry", "Logger"]

    static let all = [
        Reference("none", #""modules": []"#, spine),
        Reference(
            "a dependency",
            #""modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Database"] }]"#,
            ["URLConfig", "Database", "ModuleRegistry", "Logger"]
        ),
        Reference(
            "an interface, whose module needs more",
            #""modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["LoginInterface"] }]"#,
            ["Login", "HTTPClient"] + spine
        ),
        Reference(
            "a service to implement",
            #""modules": [{ "name": "Fake", "layer": "Main", "implements": [{ "service": "Home", "priority": 1 }] }]"#,
            ["Home", "Login", "HTTPClient"] + spine + ["Global"]
        ),
        Reference(
            "a tag's own module",
            #""tags": [{ "name": "Dev", "dependencies": ["LoginStub"] }], "modules": []"#,
            ["Login", "LoginStub", "HTTPClient"] + spine
        ),
        Reference(
            "a product of that name is no module",
            #""packages": [{ "path": "Kit", "products": ["Database"] }], "modules": [{ "name": "Cart", "layer": "Main", "dependencies": ["Database"] }]"#,
            spine
        ),
        Reference(
            "what the spec lists itself",
            #""modules": [{ "name": "Logger", "layer": "Vendor" }]"#,
            ["URLConfig", "ModuleRegistry"]
        ),
    ]
}
