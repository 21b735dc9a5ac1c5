{{#implementation.testImports}}
import {{name}}
{{/implementation.testImports}}

@testable import {{module.name}}

struct {{implementation.type}}Tests {
    let registry = ModuleRegistry()

    @Test("it answers in the place of one with a lower priority, whoever registers first", arguments: [true, false])
    func priority(thisFirst: Bool) async {
        if thisFirst { {{module.name}}Registration.register(in: registry) }
        registry.register(.{{implementation.accessor}}, priority: {{implementation.lowerPriority}}) { _ in Empty{{implementation.protocol}}() }
        if !thisFirst { {{module.name}}Registration.register(in: registry) }
        #expect(await registry.{{implementation.accessor}}?.items() == {{implementation.type}}.items)
        #expect(registry.issues.isEmpty)
    }

    @Test("its list never changes")
    func fixed() async {
        let service = {{implementation.type}}()
        await service.add({{implementation.module}}Item(id: "third", title: "Third entry"))
        #expect(await service.remove(id: "first") == {{implementation.type}}.items[0])
        #expect(await service.items() == {{implementation.type}}.items)
    }
}

private struct Empty{{implementation.protocol}}: {{implementation.protocol}} {
    func items() async -> [{{implementation.module}}Item] { [] }
    func add(_ item: {{implementation.module}}Item) async {}
    func remove(id: {{implementation.module}}Item.ID) async -> {{implementation.module}}Item? { nil }
}
