import Logger
import ModuleRegistry
import URLConfig

/// A variant of the app that ships.
public enum ProductTag {
    public static var configuration: AppConfiguration {
        AppConfiguration(
            tag: "Product",
            displayName: "Atlas",
            logLevel: .error,
            baseURLs: BaseURLs(
                account: "https://account.example.org/",
                maps: "https://maps.example.org/v2/",
                search: "https://search.example.org/",
                payments: "https://pay.example.org/",
                telemetry: "https://t.example.org/"
            ),
            settings: AppSettings(
                pageSize: 50,
                greeting: "Hello",
                isMocked: false,
                ratio: nil
            )
        )
    }

    /// The modules of this tag alone; those of all tags are in `Wiring`.
    public static var modules: [any ModuleRegistration.Type] {
        []
    }
}
