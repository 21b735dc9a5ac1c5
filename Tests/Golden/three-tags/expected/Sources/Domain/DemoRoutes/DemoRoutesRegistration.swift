import ModuleRegistry
import RoutesInterface

/// Makes DemoRoutes known to the app; the wiring lists it.
public enum DemoRoutesRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.routes, priority: 5) { _ in DemoRoutesService() }
    }
}
