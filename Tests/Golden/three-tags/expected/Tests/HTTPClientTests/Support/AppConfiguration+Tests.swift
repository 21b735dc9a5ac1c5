import Logger
import URLConfig

extension AppConfiguration {
    /// Every center below its own path of `root`: `http://server.test/account/`.
    static func test(_ root: String = "http://server.test/", tag: String = "Test") throws -> AppConfiguration {
        test(tag, try BaseURLs { try BaseURL(validating: "\(root)\($0.rawValue)/") })
    }

    static func sameURLForAllCenters() throws -> AppConfiguration {
        test("Test", try BaseURLs { _ in try BaseURL(validating: "http://server.test/") })
    }

    private static func test(_ tag: String, _ baseURLs: BaseURLs) -> AppConfiguration {
        AppConfiguration(
            tag: tag,
            displayName: "App \(tag)",
            logLevel: .debug,
            baseURLs: baseURLs,
            settings: AppSettings(pageSize: 0, greeting: "", isMocked: false, ratio: nil)
        )
    }
}

extension ServerCenter {
    static var first: ServerCenter { allCases[0] }
    static var last: ServerCenter { allCases[allCases.count - 1] }
}
