import ModuleRegistry
import SearchScreenInterface

/// Makes SearchScreen known to the app; the wiring lists it.
public enum SearchScreenRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.searchScreen) { _ in SearchScreenStore() }
    }
}
