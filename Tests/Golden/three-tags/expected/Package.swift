// swift-tools-version: 6.1
import PackageDescription

// The lines between `scaffold:begin` and `scaffold:end` follow from scaffold.json; all others are yours.
let package = Package(
    name: "Atlas",
    // scaffold:begin platforms
    defaultLocalization: "de",
    platforms: [.iOS("17.0"), .macOS("14.0")],
    // scaffold:end platforms
    products: [
        // scaffold:begin products
        .library(
            name: "AtlasLocalApp",
            targets: ["TagLocal", "Wiring", "MapScreen", "SearchScreen", "SearchScreenInterface"]
        ),
        .library(
            name: "AtlasStagingApp",
            targets: ["TagStaging", "Wiring", "MapScreen", "SearchScreen", "SearchScreenInterface"]
        ),
        .library(
            name: "AtlasProductApp",
            targets: ["TagProduct", "Wiring", "MapScreen", "SearchScreen", "SearchScreenInterface"]
        ),
        // scaffold:end products
    ],
    dependencies: [
        // scaffold:begin dependencies
        // scaffold:end dependencies
    ],
    targets: [
        // scaffold:begin targets
        // App
        .target(
            name: "TagLocal",
            dependencies: ["URLConfig", "Logger", "ModuleRegistry", "DemoRoutes"],
            path: "Sources/App/TagLocal"
        ),
        .target(
            name: "TagStaging",
            dependencies: ["URLConfig", "Logger", "ModuleRegistry", "DemoRoutes"],
            path: "Sources/App/TagStaging"
        ),
        .target(
            name: "TagProduct",
            dependencies: ["URLConfig", "Logger", "ModuleRegistry"],
            path: "Sources/App/TagProduct"
        ),
        .target(
            name: "Wiring",
            dependencies: ["ModuleRegistry", "URLConfig", "SearchScreen", "Routes", "Login"],
            path: "Sources/App/Wiring"
        ),
        .executableTarget(name: "AtlasLocal", dependencies: ["TagLocal", "Wiring"], path: "Sources/App/AtlasLocal"),
        .executableTarget(
            name: "AtlasStaging",
            dependencies: ["TagStaging", "Wiring"],
            path: "Sources/App/AtlasStaging"
        ),
        .executableTarget(
            name: "AtlasProduct",
            dependencies: ["TagProduct", "Wiring"],
            path: "Sources/App/AtlasProduct"
        ),
        .testTarget(
            name: "TagTests",
            dependencies: ["TagLocal", "TagStaging", "TagProduct", "URLConfig"],
            path: "Tests/TagTests"
        ),
        .testTarget(
            name: "WiringTests",
            dependencies: [
                "TagLocal",
                "TagStaging",
                "TagProduct",
                "Wiring",
                "SearchScreenInterface",
                "RoutesInterface",
                "LoginInterface",
                "ModuleRegistry",
                "URLConfig",
            ],
            path: "Tests/WiringTests"
        ),

        // Screens
        .target(name: "MapScreen", dependencies: ["RoutesInterface"], path: "Sources/Screens/MapScreen"),
        .testTarget(
            name: "MapScreenTests",
            dependencies: ["MapScreen", "RoutesInterface", "RoutesTesting"],
            path: "Tests/MapScreenTests"
        ),
        .target(
            name: "SearchScreen",
            dependencies: ["SearchScreenInterface", "ModuleRegistry", "RoutesInterface"],
            path: "Sources/Screens/SearchScreen"
        ),
        .target(
            name: "SearchScreenInterface",
            dependencies: ["ModuleRegistry"],
            path: "Sources/Screens/SearchScreenInterface"
        ),
        .target(
            name: "SearchScreenTesting",
            dependencies: ["SearchScreenInterface"],
            path: "Sources/Screens/SearchScreenTesting"
        ),
        .testTarget(
            name: "SearchScreenTests",
            dependencies: [
                "SearchScreen",
                "SearchScreenInterface",
                "ModuleRegistry",
                "RoutesInterface",
                "SearchScreenTesting",
                "RoutesTesting",
            ],
            path: "Tests/SearchScreenTests"
        ),

        // Domain
        .target(
            name: "Routes",
            dependencies: ["RoutesInterface", "ModuleRegistry", "Cache"],
            path: "Sources/Domain/Routes"
        ),
        .target(name: "RoutesInterface", dependencies: ["ModuleRegistry"], path: "Sources/Domain/RoutesInterface"),
        .target(name: "RoutesTesting", dependencies: ["RoutesInterface"], path: "Sources/Domain/RoutesTesting"),
        .testTarget(
            name: "RoutesTests",
            dependencies: ["Routes", "RoutesInterface", "ModuleRegistry", "Cache", "RoutesTesting"],
            path: "Tests/RoutesTests"
        ),
        .target(
            name: "DemoRoutes",
            dependencies: ["RoutesInterface", "ModuleRegistry"],
            path: "Sources/Domain/DemoRoutes"
        ),
        .testTarget(
            name: "DemoRoutesTests",
            dependencies: ["DemoRoutes", "RoutesInterface", "ModuleRegistry", "RoutesTesting"],
            path: "Tests/DemoRoutesTests"
        ),
        .target(
            name: "Login",
            dependencies: ["LoginInterface", "ModuleRegistry", "HTTPClient", "Logger", "URLConfig"],
            path: "Sources/Domain/Login"
        ),
        .target(name: "LoginInterface", dependencies: ["ModuleRegistry"], path: "Sources/Domain/LoginInterface"),
        .target(name: "LoginTesting", dependencies: ["LoginInterface"], path: "Sources/Domain/LoginTesting"),
        .testTarget(
            name: "LoginTests",
            dependencies: [
                "Login",
                "LoginInterface",
                "ModuleRegistry",
                "HTTPClient",
                "Logger",
                "URLConfig",
                "LoginTesting",
            ],
            path: "Tests/LoginTests"
        ),

        // Services
        .target(name: "Cache", dependencies: ["Identifiers"], path: "Sources/Services/Local/Cache"),
        .testTarget(name: "CacheTests", dependencies: ["Cache", "Identifiers"], path: "Tests/CacheTests"),

        // Assets
        .target(name: "Icons", path: "Sources/Assets/Icons", resources: [.process("Resources")]),
        .testTarget(name: "IconsTests", dependencies: ["Icons"], path: "Tests/IconsTests"),

        // Foundations
        .target(name: "Identifiers", path: "Sources/Foundations/Identifiers"),
        .testTarget(name: "IdentifiersTests", dependencies: ["Identifiers"], path: "Tests/IdentifiersTests"),
        .target(name: "HTTPClient", dependencies: ["URLConfig", "Logger"], path: "Sources/Foundations/HTTPClient"),
        .testTarget(
            name: "HTTPClientTests",
            dependencies: ["HTTPClient", "URLConfig", "Logger"],
            path: "Tests/HTTPClientTests"
        ),
        .target(name: "URLConfig", dependencies: ["Logger"], path: "Sources/Foundations/URLConfig"),
        .testTarget(name: "URLConfigTests", dependencies: ["URLConfig", "Logger"], path: "Tests/URLConfigTests"),
        .target(name: "ModuleRegistry", path: "Sources/Foundations/ModuleRegistry"),
        .testTarget(name: "ModuleRegistryTests", dependencies: ["ModuleRegistry"], path: "Tests/ModuleRegistryTests"),
        .target(name: "Logger", path: "Sources/Foundations/Logger"),
        .testTarget(name: "LoggerTests", dependencies: ["Logger"], path: "Tests/LoggerTests"),
        // scaffold:end targets
    ]
)
