import HomeInterface
import ModuleRegistry

/// Makes Home known to the app; the wiring lists it.
public enum HomeRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.home) { registry in PersonalHome(registry: registry) }
    }
}
