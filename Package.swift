// swift-tools-version: 6.0
import PackageDescription

// A row imports only rows below it; `scaffold.json` states the same and `scaffold check` holds it.
let package = Package(
    name: "scaffold",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "scaffold", targets: ["scaffold"]),
        .plugin(name: "ScaffoldCheck", targets: ["ScaffoldCheck"]),
        .plugin(name: "ScaffoldWarn", targets: ["ScaffoldWarn"]),
        .plugin(name: "ScaffoldCheckCommand", targets: ["ScaffoldCheckCommand"]),
    ],
    targets: [
        // Row 4: arguments in, exit status out.
        .executableTarget(name: "scaffold", dependencies: ["ScaffoldCLI"]),

        // The check for other packages: in every build, as errors or as warnings, and by `swift package scaffold-check`.
        .plugin(
            name: "ScaffoldCheck",
            capability: .buildTool(),
            dependencies: ["scaffold"],
            path: "Sources/ScaffoldCheck"
        ),
        .plugin(
            name: "ScaffoldWarn",
            capability: .buildTool(),
            dependencies: ["scaffold"],
            path: "Sources/ScaffoldWarn"
        ),
        .plugin(
            name: "ScaffoldCheckCommand",
            capability: .command(
                intent: .custom(verb: "scaffold-check", description: "Holds the package to its spec and its layers.")
            ),
            dependencies: ["scaffold"],
            path: "Sources/ScaffoldCheckCommand"
        ),

        // Row 3: what the user types and sees.
        .target(
            name: "ScaffoldCLI",
            dependencies: [
                "Generation", "Layering", "WorkspaceSpec", "TemplateEngine", "ImportScanner", "TextLines", "Reporting",
                "Diagnostics", "BackgroundWork", "BundledTemplates",
            ]
        ),

        // Row 2: what the tool does.
        .target(
            name: "Generation",
            dependencies: [
                "WorkspaceSpec", "TemplateEngine", "TextLines", "Diagnostics", "BackgroundWork", "BundledTemplates",
            ]
        ),
        .target(name: "Layering", dependencies: ["WorkspaceSpec", "ImportScanner", "TextLines", "Diagnostics"]),

        // Row 1: what it reads and writes.
        .target(name: "WorkspaceSpec", dependencies: ["Diagnostics", "BundledTemplates"]),
        .target(name: "TemplateEngine", dependencies: ["Diagnostics"]),
        .target(name: "ImportScanner", dependencies: ["Diagnostics", "BackgroundWork"]),
        .target(name: "TextLines", dependencies: ["Diagnostics"]),
        .target(name: "Reporting", dependencies: ["Diagnostics"]),

        // Row 0: what all of them speak.
        .target(name: "Diagnostics"),
        .target(name: "BackgroundWork"),
        .target(
            name: "BundledTemplates",
            path: "Templates",
            exclude: ["Implementations", "Kinds", "Modules", "Partials", "Spec", "Tags", "Workspace"],
            plugins: ["EmbedTemplates"]
        ),

        // The build-tool plugin that compiles the template folders into the binary.
        .plugin(
            name: "EmbedTemplates",
            capability: .buildTool(),
            dependencies: ["TemplateEmbedder"],
            path: "Sources/EmbedTemplates"
        ),
        .executableTarget(name: "TemplateEmbedder"),

        // Specs that the tests of several targets share.
        .target(
            name: "SpecSamples",
            dependencies: ["WorkspaceSpec", "Workbench", "Diagnostics"],
            path: "Tests/SpecSamples"
        ),
        // A folder of a test's own, programs that tests run, random numbers from a seed.
        .target(name: "Workbench", path: "Tests/Workbench"),

        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "BackgroundWorkTests", dependencies: ["BackgroundWork"]),
        .testTarget(name: "TemplateEngineTests", dependencies: ["TemplateEngine", "Workbench", "Diagnostics"]),
        .testTarget(
            name: "WorkspaceSpecTests",
            dependencies: ["WorkspaceSpec", "SpecSamples", "Workbench", "Diagnostics"]
        ),
        .testTarget(name: "ImportScannerTests", dependencies: ["ImportScanner", "Workbench", "Diagnostics"]),
        .testTarget(name: "TextLinesTests", dependencies: ["TextLines", "Diagnostics"]),
        .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Workbench", "Diagnostics"]),
        .testTarget(
            name: "GenerationTests",
            dependencies: [
                "Generation", "WorkspaceSpec", "TemplateEngine", "TextLines", "BundledTemplates", "Workbench",
                "Diagnostics",
            ]
        ),
        .testTarget(
            name: "LayeringTests",
            dependencies: [
                "Layering", "WorkspaceSpec", "SpecSamples", "ImportScanner", "TextLines", "Workbench", "Diagnostics",
            ]
        ),
        .testTarget(
            name: "ScaffoldCLITests",
            dependencies: ["ScaffoldCLI", "Generation", "Layering", "Workbench", "Diagnostics"]
        ),
        // Holds the documents to what they describe, and runs their sessions.
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["ScaffoldCLI", "Layering", "WorkspaceSpec", "Workbench", "Diagnostics"]
        ),
        // Replays what the fuzzer has found.
        .testTarget(
            name: "FuzzTests",
            dependencies: ["WorkspaceSpec", "TemplateEngine", "ImportScanner", "Workbench"],
            path: "Tests/Fuzz",
            exclude: ["Corpus", "fuzz.sh"]
        ),
        // Runs the tool under strace, where there is one.
        .testTarget(
            name: "FaultInjectionTests",
            dependencies: ["Generation", "Workbench"],
            path: "Tests/FaultInjection"
        ),
        // Builds and runs what the tool generates; slow.
        .testTarget(
            name: "WorkspaceTests",
            dependencies: ["scaffold", "Generation", "WorkspaceSpec", "SpecSamples", "Workbench", "Diagnostics"]
        ),
    ]
)
