{{#service.testImports}}
import {{name}}
{{/service.testImports}}

struct {{module.name}}RegistrationTests {
    let registry = ModuleRegistry()
    let item = {{module.name}}Item(id: "1", title: "One")

    @Test("nobody answers before the module is registered")
    func unregistered() {
        #expect(registry.{{service.accessor}} == nil)
    }

    @Test("everyone who asks gets the same instance")
    func registered() async {
        {{module.name}}Registration.register(in: registry)
        await registry.{{service.accessor}}?.add(item)
        #expect(await registry.{{service.accessor}}?.items() == [item])
        #expect(registry.issues.isEmpty)
    }

    @Test("a double with a higher priority takes the module's place and remembers its calls")
    func double() async {
        let double = {{service.protocol}}Double(items: [item])
        {{module.name}}Registration.register(in: registry)
        registry.register(.{{service.accessor}}, priority: 1) { _ in double }
        #expect(await registry.{{service.accessor}}?.items() == [item])
        #expect(await registry.{{service.accessor}}?.remove(id: "2") == nil)
        await registry.{{service.accessor}}?.add(item)
        #expect(await double.calls == [.items, .remove(id: "2"), .add(item)])
    }
}
