import HomeInterface
import ModuleRegistry

public enum HomeRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.home) { registry in PersonalHome(registry: registry) }
    }
}
