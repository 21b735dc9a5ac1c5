import URLConfig

extension AppConfiguration {
    /// A configuration whose centers all lie below one server: `http://127.0.0.1/account/`.
    static func test(server: String = "http://127.0.0.1/") -> AppConfiguration {
        AppConfiguration(
            tag: "Test",
            displayName: "Test",
            logLevel: .error,
            baseURLs: BaseURLs { BaseURL(stringLiteral: "\(server)\($0.rawValue)/") },
            settings: AppSettings({{>SampleSettings}})
        )
    }
}
