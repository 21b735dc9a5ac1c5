// swift-tools-version: 6.1
import PackageDescription

// The lines between `scaffold:begin` and `scaffold:end` follow from scaffold.json; all others are yours.
let package = Package(
    name: "Shop",
    // scaffold:begin platforms
    defaultLocalization: "en",
    platforms: [.iOS("16.0"), .macOS("13.0")],
    // scaffold:end platforms
    products: [
        // scaffold:begin products
        .library(
            name: "ShopLocalApp",
            targets: ["TagLocal", "Wiring", "Base", "Home", "HomeInterface", "Login", "LoginInterface", "Global"]
        ),
        .library(
            name: "ShopProductApp",
            targets: ["TagProduct", "Wiring", "Base", "Home", "HomeInterface", "Login", "LoginInterface", "Global"]
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
            dependencies: ["URLConfig", "Logger", "ModuleRegistry", "LoginStub"],
            path: "Sources/App/TagLocal"
        ),
        .target(
            name: "TagProduct",
            dependencies: ["URLConfig", "Logger", "ModuleRegistry"],
            path: "Sources/App/TagProduct"
        ),
        .target(
            name: "Wiring",
            dependencies: ["ModuleRegistry", "URLConfig", "Base", "Home", "Login"],
            path: "Sources/App/Wiring"
        ),
        .executableTarget(name: "ShopLocal", dependencies: ["TagLocal", "Wiring"], path: "Sources/App/ShopLocal"),
        .executableTarget(
            name: "ShopProduct",
            dependencies: ["TagProduct", "Wiring"],
            path: "Sources/App/ShopProduct"
        ),
        .testTarget(name: "TagTests", dependencies: ["TagLocal", "TagProduct", "URLConfig"], path: "Tests/TagTests"),
        .testTarget(
            name: "WiringTests",
            dependencies: [
                "TagLocal",
                "TagProduct",
                "Wiring",
                "HomeInterface",
                "LoginInterface",
                "ModuleRegistry",
                "URLConfig",
            ],
            path: "Tests/WiringTests"
        ),

        // Main
        .target(name: "Base", dependencies: ["HTTPClient", "Logger", "Global"], path: "Sources/Main/Base"),
        .testTarget(
            name: "BaseTests",
            dependencies: ["Base", "HTTPClient", "Logger", "Global"],
            path: "Tests/BaseTests"
        ),
        .target(
            name: "Home",
            dependencies: ["HomeInterface", "ModuleRegistry", "LoginInterface", "Global"],
            path: "Sources/Main/Home"
        ),
        .target(name: "HomeInterface", dependencies: ["ModuleRegistry"], path: "Sources/Main/HomeInterface"),
        .target(name: "HomeTesting", dependencies: ["HomeInterface"], path: "Sources/Main/HomeTesting"),
        .testTarget(
            name: "HomeTests",
            dependencies: [
                "Home",
                "HomeInterface",
                "ModuleRegistry",
                "LoginInterface",
                "Global",
                "HomeTesting",
                "LoginTesting",
            ],
            path: "Tests/HomeTests"
        ),
        .target(
            name: "Login",
            dependencies: ["LoginInterface", "ModuleRegistry", "HTTPClient", "Logger", "URLConfig"],
            path: "Sources/Main/Login"
        ),
        .target(name: "LoginInterface", dependencies: ["ModuleRegistry"], path: "Sources/Main/LoginInterface"),
        .target(name: "LoginTesting", dependencies: ["LoginInterface"], path: "Sources/Main/LoginTesting"),
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
        .target(name: "LoginStub", dependencies: ["LoginInterface", "ModuleRegistry"], path: "Sources/Main/LoginStub"),
        .testTarget(
            name: "LoginStubTests",
            dependencies: ["LoginStub", "LoginInterface", "ModuleRegistry", "LoginTesting"],
            path: "Tests/LoginStubTests"
        ),

        // Expand
        .target(name: "HTTPClient", dependencies: ["URLConfig", "Logger"], path: "Sources/Expand/Network/HTTPClient"),
        .testTarget(
            name: "HTTPClientTests",
            dependencies: ["HTTPClient", "URLConfig", "Logger"],
            path: "Tests/HTTPClientTests"
        ),
        .target(name: "URLConfig", dependencies: ["Logger"], path: "Sources/Expand/Network/URLConfig"),
        .testTarget(name: "URLConfigTests", dependencies: ["URLConfig", "Logger"], path: "Tests/URLConfigTests"),
        .target(name: "Database", path: "Sources/Expand/Database/Database"),
        .testTarget(name: "DatabaseTests", dependencies: ["Database"], path: "Tests/DatabaseTests"),
        .target(name: "ModuleRegistry", path: "Sources/Expand/Tool/ModuleRegistry"),
        .testTarget(name: "ModuleRegistryTests", dependencies: ["ModuleRegistry"], path: "Tests/ModuleRegistryTests"),
        .target(name: "Logger", path: "Sources/Expand/Tool/Logger"),
        .testTarget(name: "LoggerTests", dependencies: ["Logger"], path: "Tests/LoggerTests"),
        .target(name: "Reachability", path: "Sources/Expand/Tool/Reachability"),
        .testTarget(name: "ReachabilityTests", dependencies: ["Reachability"], path: "Tests/ReachabilityTests"),
        .target(name: "Category", path: "Sources/Expand/Category/Category"),
        .testTarget(name: "CategoryTests", dependencies: ["Category"], path: "Tests/CategoryTests"),
        .target(name: "Macros", path: "Sources/Expand/Macros/Macros", resources: [.process("Resources")]),
        .testTarget(name: "MacrosTests", dependencies: ["Macros"], path: "Tests/MacrosTests"),
        .target(name: "Const", path: "Sources/Expand/Const/Const"),
        .testTarget(name: "ConstTests", dependencies: ["Const"], path: "Tests/ConstTests"),

        // Resource
        .target(name: "Global", path: "Sources/Resource/Global/Global", resources: [.process("Resources")]),
        .testTarget(name: "GlobalTests", dependencies: ["Global"], path: "Tests/GlobalTests"),
        .target(name: "Image", path: "Sources/Resource/Image/Image", resources: [.process("Resources")]),
        .testTarget(name: "ImageTests", dependencies: ["Image"], path: "Tests/ImageTests"),
        // scaffold:end targets
    ]
)
