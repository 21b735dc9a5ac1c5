import DemoRoutes
import Logger
import ModuleRegistry
import URLConfig

/// A variant of the app that does not ship.
public enum LocalTag {
    public static var configuration: AppConfiguration {
        AppConfiguration(
            tag: "Local",
            displayName: "Atlas Local",
            logLevel: .debug,
            baseURLs: BaseURLs(
                account: "http://127.0.0.1:9000/account/",
                maps: "http://127.0.0.1:9000/maps/",
                search: "http://127.0.0.1:9000/search/",
                payments: "http://127.0.0.1:9000/pay/",
                telemetry: "http://127.0.0.1:9000/t/"
            ),
            settings: AppSettings(
                pageSize: 5,
                greeting: "Hi \"you\" \\(name)",
                isMocked: true,
                ratio: nil
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
