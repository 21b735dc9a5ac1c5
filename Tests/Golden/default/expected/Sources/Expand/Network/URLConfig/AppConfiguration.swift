import Logger

/// What makes one tag different from the next: a plain value, chosen by the executable that starts.
public struct AppConfiguration: Sendable, Hashable {
    /// The tag's name, for instance `Local` or `Product`.
    public let tag: String
    /// What the user sees below the icon.
    public let displayName: String
    /// Messages below this level are dropped.
    public let logLevel: LogLevel
    public let baseURLs: BaseURLs
    public let settings: AppSettings

    public init(
        tag: String,
        displayName: String,
        logLevel: LogLevel,
        baseURLs: BaseURLs,
        settings: AppSettings
    ) {
        self.tag = tag
        self.displayName = displayName
        self.logLevel = logLevel
        self.baseURLs = baseURLs
        self.settings = settings
    }
}
