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
            spec.serverCenters[2].urls.map(\.text) == ["http://127.0.0.1:8080/logic/", "https://api.acme.org/v1/"])
    }

    @Test("the example of the documentation is valid and needs four standard modules")
    func example() throws {
        let spec = try SpecSamples.read(SpecSamples.shop)
        #expect(
            spec.modules.filter(\.isImplied).map(\.name) == ["HTTPClient", "URLConfig", "ModuleRegistry", "Logger"])
        #expect(spec.effectiveTags(of: spec.modules[2]) == ["Local"])
    }

    @Test("without modules there is the spine that the composition roots need")
    func noModules() throws {
        let spec = try SpecSamples.read(#"{ "name": "Shop", "modules": [] }"#)
        #expect(spec.modules.map(\.name) == ["URLConfig", "ModuleRegistry", "Logger"])
    }
}
