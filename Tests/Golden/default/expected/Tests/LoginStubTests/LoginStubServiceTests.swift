import LoginInterface
import LoginTesting
import ModuleRegistry
import Testing

@testable import LoginStub

@Suite struct LoginStubServiceTests {
    let registry = ModuleRegistry()

    init() {
        registry.register([LoginStubRegistration.self])
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
        registry.register(.login, priority: 9) { _ in ScriptedLogin() }
        #expect(registry.login is LoginStubService)
        #expect(registry.issues.isEmpty)
    }
}
