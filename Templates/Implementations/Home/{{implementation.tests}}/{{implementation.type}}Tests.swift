{{#implementation.doubleTestImports}}
import {{name}}
{{/implementation.doubleTestImports}}

@testable import {{module.name}}

@Suite struct {{implementation.type}}Tests {
    let registry = ModuleRegistry()

    init() {
        registry.register([{{module.name}}Registration.self])
    }

    @Test func saysTheSameWhoeverIsSignedIn() async {
        #expect(await registry.home?.headline() == {{implementation.type}}().text)
    }

    @Test func outranksALowerPriority() {
        registry.register(.home, priority: {{implementation.lowerPriority}}) { _ in FixedHome() }
        #expect(registry.home is {{implementation.type}})
        #expect(registry.issues.isEmpty)
    }
}
