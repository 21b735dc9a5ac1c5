import Logger
import Testing

@testable import URLConfig

@Suite struct AppConfigurationTests {
    @Test func eachCenterHasItsOwnBaseURL() throws {
        let configuration = try sample("Local")
        for center in ServerCenter.allCases {
            #expect(configuration.baseURLs[center].url.absoluteString == "https://example.com/\(center.rawValue)/")
        }
    }

    @Test func readingBeforeInstallingIsAnError() {
        #expect(throws: AppConfigurationError.notInstalled) { try InstalledConfiguration().current }
    }

    @Test func theInstalledConfigurationIsTheCurrentOne() throws {
        let installed = InstalledConfiguration()
        try installed.install(try sample("Local"))
        #expect(try installed.current.tag == "Local")
    }

    @Test func installingTheSameAgainChangesNothing() throws {
        let installed = InstalledConfiguration()
        try installed.install(try sample("Local"))
        try installed.install(try sample("Local"))
        #expect(try installed.current.tag == "Local")
    }

    @Test func installingAnotherIsAnErrorAndKeepsTheFirst() throws {
        let installed = InstalledConfiguration()
        try installed.install(try sample("Local"))
        #expect(throws: AppConfigurationError.alreadyInstalled(tag: "Local", refused: "Product")) {
            try installed.install(try sample("Product"))
        }
        #expect(try installed.current.tag == "Local")
    }

    @Test func ofManyInstallationsAtOnceOneWins() async throws {
        let installed = InstalledConfiguration()
        let configurations = try (0..<50).map { try sample("Tag\($0)") }
        let winners = await withTaskGroup(of: Bool.self) { group in
            for configuration in configurations {
                group.addTask { (try? installed.install(configuration)) != nil }
            }
            return await group.filter { $0 }.reduce(0) { count, _ in count + 1 }
        }
        #expect(winners == 1)
    }

    @Test(arguments: ["Local", "Product", "Staging"])
    func anOverrideHoldsForItsTaskAlone(_ tag: String) async throws {
        try await AppConfiguration.withCurrent(try sample(tag)) {
            #expect(try AppConfiguration.current.tag == tag)
            await Task.yield()
            async let child = AppConfiguration.current.tag
            let seen = try await child
            #expect(seen == tag)
        }
        #expect(throws: AppConfigurationError.notInstalled) { try AppConfiguration.current }
    }

    @Test func anOverrideAlsoHoldsWithoutAwait() throws {
        let tag = try AppConfiguration.withCurrent(try sample("Local")) { try AppConfiguration.current.tag }
        #expect(tag == "Local")
    }

    @Test func theMessagesNameTheWayOut() {
        #expect("\(AppConfigurationError.notInstalled)".contains("AppConfiguration.install(_:)"))
        let error = AppConfigurationError.alreadyInstalled(tag: "Local", refused: "Product")
        #expect("\(error)".contains("'Local'") && "\(error)".contains("'Product'"))
    }
}

private func sample(_ tag: String) throws -> AppConfiguration {
    AppConfiguration(
        tag: tag,
        displayName: "App \(tag)",
        logLevel: .debug,
        baseURLs: try BaseURLs { try BaseURL(validating: "https://example.com/\($0.rawValue)/") },
        settings: AppSettings()
    )
}
