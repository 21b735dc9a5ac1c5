import Diagnostics
import SpecSamples
import Testing

@testable import WorkspaceSpec

@Suite struct DefaultsTests {
    @Test("a name is enough")
    func onlyName() throws {
        let spec = try SpecSamples.read(#"{ "name": "Shop" }"#)
        #expect(spec.layers.map(\.name) == ["Main", "Expand", "Resource", "Vendor"])
        #expect(spec.tags.map(\.displayName) == ["Shop Local", "Shop"])
        #expect(spec.tags.map(\.bundleIdentifier) == ["com.example.shop.local", "com.example.shop"])
        #expect(spec.serverCenters.map(\.name) == ["account", "picture", "businessLogic", "updateVersion"])
        #expect(spec.modules.count == 15)
        #expect(!spec.modules.contains { !$0.isImplied })
    }

    @Test("the default spec's file says what follows from its name alone")
    func defaultFile() throws {
        let written = try SpecReader.read(DefaultSpec.document)
        #expect(try SpecSamples.read(#"{ "name": "Shop" }"#) == written)
    }

    @Test("another project's names are its own")
    func otherNames() throws {
        let spec = try SpecSamples.read(#"{ "name": "Book_Store", "organization": "org.acme" }"#)
        #expect(spec.tags.map(\.displayName) == ["Book_Store Local", "Book_Store"])
        #expect(spec.tags.map(\.bundleIdentifier) == ["org.acme.book-store.local", "org.acme.book-store"])
        #expect(
            spec.serverCenters[2].urls.map(\.text) == ["http://127.0.0.1:8080/logic/", "https://api.acme.org/v1/"]
        )
    }

    @Test("the example of the documentation is valid and needs five standard modules")
    func example() throws {
        let spec = try SpecSamples.read(SpecSamples.shop)
        #expect(
            spec.modules.filter(\.isImplied).map(\.name) == [
                "HTTPClient", "URLConfig", "ModuleRegistry", "Logger", "Global",
            ]
        )
        #expect(spec.effectiveTags(of: spec.modules[2]) == ["Local"])
    }

    @Test("without modules there is the spine that the composition roots need")
    func noModules() throws {
        let spec = try SpecSamples.read(#"{ "name": "Shop", "modules": [] }"#)
        #expect(spec.modules.map(\.name) == ["URLConfig", "ModuleRegistry", "Logger"])
    }

    @Test("tags of one's own get names, identifiers, levels and the standard centers")
    func ownTags() throws {
        let spec = try SpecSamples.read(
            #"""
            {
              "name": "Shop",
              "tags": [{ "name": "Dev" }, { "name": "Beta", "release": true }, { "name": "Store", "release": true }]
            }
            """#
        )
        #expect(spec.tags.map(\.displayName) == ["Shop Dev", "Shop", "Shop Store"])
        #expect(
            spec.tags.map(\.bundleIdentifier) == ["com.example.shop.dev", "com.example.shop", "com.example.shop.store"]
        )
        #expect(spec.tags.map(\.logLevel) == [.debug, .error, .error])
        #expect(
            spec.serverCenters[0].urls.map(\.text) == [
                "http://127.0.0.1:8080/account/", "https://account.example.com/", "https://account.example.com/",
            ]
        )
        #expect(!spec.modules.map(\.name).contains("LoginStub"))
    }

    @Test("layers of one's own have the standard modules that belong there, and the spine")
    func ownLayers() throws {
        let spec = try SpecSamples.read(#"{ "name": "Shop", "layers": [{ "name": "App" }, { "name": "Resource" }] }"#)
        #expect(spec.modules.map(\.name) == ["URLConfig", "ModuleRegistry", "Logger", "Global", "Image"])
        #expect(spec.modules.map(\.layer) == ["App", "App", "App", "Resource", "Resource"])
        #expect(spec.layers.map(\.siblings) == [.acyclic, .none])
    }

    @Test("the default spec is kept as it is written, under the project's name")
    func namedDocument() throws {
        let document = try DefaultSpec.document(name: "Store", organization: "org.acme")
        let expected = String(decoding: DefaultSpec.bytes, as: UTF8.self).replacing("Shop", with: "Store")
            .replacing(".example.com", with: ".acme.org").replacing("com.example", with: "org.acme")
            .replacing("acme.shop", with: "acme.store")
        #expect(String(decoding: document.bytes, as: UTF8.self) == expected)
        #expect(throws: DiagnosticsError.self) { try DefaultSpec.document(name: "my-app") }
    }
}
