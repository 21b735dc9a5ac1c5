import HTTPClient
import LoginInterface
import ModuleRegistry
import URLConfig

/// Makes Login known to the app; the wiring lists it.
public enum LoginRegistration: ModuleRegistration {
    public static func register(in registry: ModuleRegistry) {
        registry.register(.login) { _ in
            let configuration = try AppConfiguration.current
            return AccountLogin(
                client: APIClient(configuration: configuration, logger: configuration.logger("HTTP")),
                logger: configuration.logger("Login")
            )
        }
    }
}
