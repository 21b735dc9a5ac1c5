import DemoRoutes
import Logger
import ModuleRegistry
import URLConfig

/// A variant of the app that does not ship.
public enum StagingTag {
    public static var configuration: AppConfiguration {
        AppConfiguration(
            tag: "Staging",
            displayName: "Atlas \"X\" \\(1) </string> {{b}} 商店 🛒",
            logLevel: .info,
            baseURLs: BaseURLs(
                account: "https://account.stage.example.org/",
                maps: "https://maps.stage.example.org/v2/",
                search: "https://search.stage.example.org/",
                payments: "https://pay.stage.example.org/",
                telemetry: "https://t.stage.example.org/"
            ),
            settings: AppSettings(
                pageSize: 20,
                greeting: "",
                isMocked: false,
                ratio: 0.5
            )
        )
    }

    /// The modules of this tag alone; those of all tags are in `Wiring`.
    public static var modules: [any ModuleRegistration.Type] {
        [
            DemoRoutesRegistration.self
        ]
    }
}
