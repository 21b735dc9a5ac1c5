import Login
import LoginInterface
import LoginTesting
import ModuleRegistry
import Testing
import URLConfig

@Suite struct LoginRegistrationTests {
    let registry = ModuleRegistry()

    init() {
        registry.register([LoginRegistration.self])
    }

    @Test func theRegistryHandsOutTheLoginOfTheCurrentConfiguration() {
        AppConfiguration.withCurrent(.test()) {
            #expect(registry.login is AccountLogin)
            #expect(registry.issues.isEmpty)
        }
    }

    @Test func withoutAConfigurationThereIsNoLoginAndTheReasonIsReported() {
        #expect(registry.login == nil)
        let reason = "\(AppConfigurationError.notInstalled)"
        #expect(registry.issues == [.failed(service: "login", reason: reason)])
    }

    @Test func aTestPutsItsDoubleInPlace() async throws {
        let double = ScriptedLogin(answer: .failure(.wrongCredentials))
        registry.setImplementation(double, for: .login)
        await #expect(throws: LoginError.wrongCredentials) {
            try await registry.login?.signIn(userName: "ann", password: "guess")
        }
        #expect(await double.calls == [.signIn(userName: "ann", password: "guess")])
    }
}
