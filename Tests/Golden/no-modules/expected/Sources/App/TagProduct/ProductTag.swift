import Logger
import ModuleRegistry
import URLConfig

/// A variant of the app that ships.
public enum ProductTag {
    public static var configuration: AppConfiguration {
        AppConfiguration(
            tag: "Product",
            displayName: "Bare",
            logLevel: .error,
            baseURLs: BaseURLs(
                account: "https://account.example.com/",
                picture: "https://picture.example.com/",
                businessLogic: "https://api.example.com/v1/",
                updateVersion: "https://update.example.com/"
            ),
            settings: AppSettings()
        )
    }

    /// The modules of this tag alone; those of all tags are in `Wiring`.
    public static var modules: [any ModuleRegistration.Type] {
        []
    }
}
