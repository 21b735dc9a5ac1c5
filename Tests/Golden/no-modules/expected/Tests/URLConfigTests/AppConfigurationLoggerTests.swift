import Logger
import Testing
import URLConfig

@Suite struct AppConfigurationLoggerTests {
    @Test(arguments: LogLevel.allCases)
    func aLoggerKeepsToTheTagsLevel(level: LogLevel) {
        let logger = configuration(level).logger("Login")
        #expect(logger.category == "Login")
        #expect(LogLevel.allCases.filter(logger.isEnabled) == LogLevel.allCases.filter { $0 >= level })
    }
}

private func configuration(_ level: LogLevel) -> AppConfiguration {
    AppConfiguration(
        tag: "Test",
        displayName: "Test",
        logLevel: level,
        baseURLs: BaseURLs { BaseURL(stringLiteral: "http://127.0.0.1/\($0.rawValue)/") },
        settings: AppSettings()
    )
}
