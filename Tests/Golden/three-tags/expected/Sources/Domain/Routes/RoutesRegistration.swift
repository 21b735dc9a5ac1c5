import ModuleRegistry
import RoutesInterface

/// Makes Routes known to the app; the wiring lists it.
public enum RoutesRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.routes) { _ in RoutesStore() }
    }
}
