import Logger
import URLConfig

extension AppConfiguration {
    /// Every center below its own path of `root`: `http://shop.test/account/`.
    static func test(_ root: String = "http://shop.test/", tag: String = "Test") throws -> AppConfiguration {
        try make(tag) { "\(root)\($0.rawValue)/" }
    }

    static func sameURLForAllCenters() throws -> AppConfiguration {
        try make("Test") { _ in "http://shop.test/" }
    }

    private static func make(_ tag: String, address: (ServerCenter) -> String) throws -> AppConfiguration {
        func url(_ center: ServerCenter) throws -> BaseURL {
            try BaseURL(validating: address(center))
        }
        return AppConfiguration(
            tag: tag,
            displayName: "Shop \(tag)",
            logLevel: .debug,
            baseURLs: BaseURLs(
                account: try url(.account),
                picture: try url(.picture),
                businessLogic: try url(.businessLogic),
                updateVersion: try url(.updateVersion)
            ),
            settings: AppSettings({{>SampleSettings}})
        )
    }
}

extension ServerCenter {
    static var first: ServerCenter { allCases[0] }
    static var last: ServerCenter { allCases[allCases.count - 1] }
}
