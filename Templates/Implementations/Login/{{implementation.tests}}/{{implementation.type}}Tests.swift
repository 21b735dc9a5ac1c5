{{#implementation.doubleTestImports}}
import {{name}}
{{/implementation.doubleTestImports}}

@testable import {{module.name}}

@Suite struct {{implementation.type}}Tests {
    let registry = ModuleRegistry()

    init() {
        registry.register([{{module.name}}Registration.self])
    }

    @Test func letsEveryoneIn() async throws {
        try await registry.login?.signIn(userName: "ann", password: "anything")
        #expect(await registry.login?.session?.userName == "ann")
        await registry.login?.signOut()
        #expect(await registry.login?.session == nil)
    }

    @Test(arguments: [("", "password"), ("ann", "")])
    func wantsANameAndAPassword(userName: String, password: String) async {
        await #expect(throws: LoginError.wrongCredentials) {
            try await registry.login?.signIn(userName: userName, password: password)
        }
        #expect(await registry.login?.session == nil)
    }

    @Test func outranksALowerPriority() {
        registry.register(.login, priority: {{implementation.lowerPriority}}) { _ in ScriptedLogin() }
        #expect(registry.login is {{implementation.type}})
        #expect(registry.issues.isEmpty)
    }
}
