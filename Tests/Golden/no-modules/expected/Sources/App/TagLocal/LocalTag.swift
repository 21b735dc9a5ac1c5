import Logger
import ModuleRegistry
import URLConfig

/// A variant of the app that does not ship.
public enum LocalTag {
    public static var configuration: AppConfiguration {
        AppConfiguration(
            tag: "Local",
            displayName: "Bare Local",
            logLevel: .debug,
            baseURLs: BaseURLs(
                account: "http://127.0.0.1:8080/account/",
                picture: "http://127.0.0.1:8080/picture/",
                businessLogic: "http://127.0.0.1:8080/logic/",
                updateVersion: "http://127.0.0.1:8080/update/"
            ),
            settings: AppSettings()
        )
    }

    /// The modules of this tag alone; those of all tags are in `Wiring`.
    public static var modules: [any ModuleRegistration.Type] {
        []
    }
}
