import LoginInterface
import ModuleRegistry

/// Makes LoginStub known to the app; the wiring lists it.
public enum LoginStubRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.login, priority: 10) { _ in LoginStubService() }
    }
}
