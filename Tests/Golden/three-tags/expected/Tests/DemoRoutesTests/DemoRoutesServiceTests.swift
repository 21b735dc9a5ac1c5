import ModuleRegistry
import RoutesInterface
import Testing

@testable import DemoRoutes

struct DemoRoutesServiceTests {
    let registry = ModuleRegistry()

    @Test("it answers in the place of one with a lower priority, whoever registers first", arguments: [true, false])
    func priority(thisFirst: Bool) async {
        if thisFirst { DemoRoutesRegistration.register(in: registry) }
        registry.register(.routes, priority: 4) { _ in EmptyRoutePlanning() }
        if !thisFirst { DemoRoutesRegistration.register(in: registry) }
        #expect(await registry.routes?.items() == DemoRoutesService.items)
        #expect(registry.issues.isEmpty)
    }

    @Test("its list never changes")
    func fixed() async {
        let service = DemoRoutesService()
        await service.add(RoutesItem(id: "third", title: "Third entry"))
        #expect(await service.remove(id: "first") == DemoRoutesService.items[0])
        #expect(await service.items() == DemoRoutesService.items)
    }
}

private struct EmptyRoutePlanning: RoutePlanning {
    func items() async -> [RoutesItem] { [] }
    func add(_ item: RoutesItem) async {}
    func remove(id: RoutesItem.ID) async -> RoutesItem? { nil }
}
