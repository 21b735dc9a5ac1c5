// swift-tools-version: 6.1
import PackageDescription

// The lines between `scaffold:begin` and `scaffold:end` follow from scaffold.json; all others are yours.
let package = Package(
    name: "Bare",
    // scaffold:begin platforms
    defaultLocalization: "en",
    platforms: [.iOS("16.0"), .macOS("13.0")],
    // scaffold:end platforms
    products: [
        // scaffold:begin products
        .library(name: "BareLocalApp", targets: ["TagLocal", "Wiring"]),
        .library(name: "BareProductApp", targets: ["TagProduct", "Wiring"]),
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
            dependencies: ["URLConfig", "Logger", "ModuleRegistry"],
            path: "Sources/App/TagLocal"
        ),
        .target(
            name: "TagProduct",
            dependencies: ["URLConfig", "Logger", "ModuleRegistry"],
            path: "Sources/App/TagProduct"
        ),
        .target(name: "Wiring", dependencies: ["ModuleRegistry", "URLConfig"], path: "Sources/App/Wiring"),
        .executableTarget(name: "BareLocal", dependencies: ["TagLocal", "Wiring"], path: "Sources/App/BareLocal"),
        .executableTarget(
            name: "BareProduct",
            dependencies: ["TagProduct", "Wiring"],
            path: "Sources/App/BareProduct"
        ),
        .testTarget(name: "TagTests", dependencies: ["TagLocal", "TagProduct", "URLConfig"], path: "Tests/TagTests"),
        .testTarget(
            name: "WiringTests",
            dependencies: ["TagLocal", "TagProduct", "Wiring", "ModuleRegistry", "URLConfig"],
            path: "Tests/WiringTests"
        ),

        // Expand
        .target(name: "URLConfig", dependencies: ["Logger"], path: "Sources/Expand/Network/URLConfig"),
        .testTarget(name: "URLConfigTests", dependencies: ["URLConfig", "Logger"], path: "Tests/URLConfigTests"),
        .target(name: "ModuleRegistry", path: "Sources/Expand/Tool/ModuleRegistry"),
        .testTarget(name: "ModuleRegistryTests", dependencies: ["ModuleRegistry"], path: "Tests/ModuleRegistryTests"),
        .target(name: "Logger", path: "Sources/Expand/Tool/Logger"),
        .testTarget(name: "LoggerTests", dependencies: ["Logger"], path: "Tests/LoggerTests"),
        // scaffold:end targets
    ]
)
