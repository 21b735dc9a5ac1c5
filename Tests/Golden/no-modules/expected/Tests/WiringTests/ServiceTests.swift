import ModuleRegistry
import Testing
import URLConfig

/// Every service in every tag, before an app has run.
@Suite struct ServiceTests {
    /// Which module's implementation a tag gets when it asks for a service.
    struct Wire: Sendable, CustomTestStringConvertible {
        let tag: String
        let service: String
        let module: String
        let resolves: @Sendable (ModuleRegistry) -> Bool

        var testDescription: String { "\(service) in \(tag)" }
    }

    static let wires: [Wire] = []

    @Test(arguments: wires)
    func everyServiceResolves(wire: Wire) throws {
        let app = try #require(AppUnderTest.all.first { $0.configuration.tag == wire.tag })
        AppConfiguration.withCurrent(app.configuration) {
            #expect(wire.resolves(app.registry))
            #expect(app.registry.issues.isEmpty)
        }
    }

    @Test(arguments: AppUnderTest.all)
    func theHighestPriorityWinsAndNoServiceIsLeftOutHere(app: AppUnderTest) {
        let expected = Self.wires.filter { $0.tag == app.configuration.tag }
        #expect(app.registry.contents.map(\.name) == expected.map(\.service))
        #expect(app.registry.contents.map(\.module) == expected.map(\.module))
    }
}
