import ModuleRegistry
import SearchScreen
import SearchScreenInterface
import SearchScreenTesting
import Testing

struct SearchScreenRegistrationTests {
    let registry = ModuleRegistry()
    let item = SearchScreenItem(id: "1", title: "One")

    @Test("nobody answers before the module is registered")
    func unregistered() {
        #expect(registry.searchScreen == nil)
    }

    @Test("everyone who asks gets the same instance")
    func registered() async {
        SearchScreenRegistration.register(in: registry)
        await registry.searchScreen?.add(item)
        #expect(await registry.searchScreen?.items() == [item])
        #expect(registry.issues.isEmpty)
    }

    @Test("a double with a higher priority takes the module's place and remembers its calls")
    func double() async {
        let double = SearchScreenServiceDouble(items: [item])
        SearchScreenRegistration.register(in: registry)
        registry.register(.searchScreen, priority: 1) { _ in double }
        #expect(await registry.searchScreen?.items() == [item])
        #expect(await registry.searchScreen?.remove(id: "2") == nil)
        await registry.searchScreen?.add(item)
        #expect(await double.calls == [.items, .remove(id: "2"), .add(item)])
    }
}
