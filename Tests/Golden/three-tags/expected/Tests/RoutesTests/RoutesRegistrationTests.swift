import ModuleRegistry
import Routes
import RoutesInterface
import RoutesTesting
import Testing

struct RoutesRegistrationTests {
    let registry = ModuleRegistry()
    let item = RoutesItem(id: "1", title: "One")

    @Test("nobody answers before the module is registered")
    func unregistered() {
        #expect(registry.routes == nil)
    }

    @Test("everyone who asks gets the same instance")
    func registered() async {
        RoutesRegistration.register(in: registry)
        await registry.routes?.add(item)
        #expect(await registry.routes?.items() == [item])
        #expect(registry.issues.isEmpty)
    }

    @Test("a double with a higher priority takes the module's place and remembers its calls")
    func double() async {
        let double = RoutePlanningDouble(items: [item])
        RoutesRegistration.register(in: registry)
        registry.register(.routes, priority: 1) { _ in double }
        #expect(await registry.routes?.items() == [item])
        #expect(await registry.routes?.remove(id: "2") == nil)
        await registry.routes?.add(item)
        #expect(await double.calls == [.items, .remove(id: "2"), .add(item)])
    }
}
