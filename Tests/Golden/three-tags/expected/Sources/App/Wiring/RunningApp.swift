import ModuleRegistry
import URLConfig

/// An app that has started: its configuration is installed, its modules are registered.
public struct RunningApp: Sendable {
    public let configuration: AppConfiguration
    public let registry: ModuleRegistry

    /// Starts the app of one tag. The executable calls it once, before anything else.
    ///
    /// - Parameter modules: those of the tag alone.
    public static func start(
        _ configuration: AppConfiguration,
        modules: [any ModuleRegistration.Type]
    ) async throws -> RunningApp {
        try AppConfiguration.install(configuration)
        let registry = ModuleRegistry.shared
        let logger = configuration.logger("App")
        registry.onIssue { logger.error("\($0)") }
        registry.register(commonModules + modules)
        return RunningApp(configuration: configuration, registry: registry)
    }
}
