import Global
import HomeInterface
import LoginInterface
import ModuleRegistry

/// Greets by name. It knows the login only by its protocol, and works in an app that has none.
public struct PersonalHome: HomeService {
    private let registry: ModuleRegistry

    public init(registry: ModuleRegistry) {
        self.registry = registry
    }

    public func headline() async -> String {
        guard let session = await registry.login?.session else { return AppText.signIn.text }
        return AppText.welcome.text(["name": session.userName])
    }
}
