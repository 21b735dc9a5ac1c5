import ModuleRegistry
import Testing

@Suite struct SharedRegistryTests {
    @Test("the app's registry is one") func appsRegistryIsOne() {
        #expect(ModuleRegistry.shared === ModuleRegistry.shared)
    }

    @Test("an override ends with its scope") func overrideEndsWithItsScope() {
        let scoped = ModuleRegistry()
        ModuleRegistry.withShared(scoped) { #expect(ModuleRegistry.shared === scoped) }
        #expect(ModuleRegistry.shared !== scoped)
    }

    @Test("tests that run in parallel don't meet", arguments: 0..<20) func testsThatRunInParallelDontMeet(number: Int)
        async
    {
        let registry = ModuleRegistry()
        await ModuleRegistry.withShared(registry) {
            ModuleRegistry.shared.register(.lamp) { _ in NamedLamp("\(number)") }
            await Task.yield()
            async let child = ModuleRegistry.shared.lamp?.name
            #expect(await child == "\(number)")
            #expect(await Task { ModuleRegistry.shared.lamp?.name }.value == "\(number)")
            #expect(ModuleRegistry.shared.issues == [])
        }
    }
}
