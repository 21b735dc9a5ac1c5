import Foundation
import Testing
import Workbench

/// What a package gets that has this one as a dependency: `swift package scaffold-check`, and the check in its builds.
@Suite("The plugins in another package", .serialized)
struct PluginTests {
    static let package = Result { try DependentPackage() }

    private var package: DependentPackage {
        get throws { try Self.package.get() }
    }

    @Test("the command says what 'scaffold check' says, and fails as it does")
    func command() throws {
        try package.use("ScaffoldCheck")
        let run = try package.run("swift", "package", "scaffold-check")
        #expect(run.status == 1, "\(run.output)")
        #expect(run.output.contains("Sources/Home/Home.swift:1:1: error: \(DependentPackage.finding)"), "\(run.output)")
        let options = try package.run("swift", "package", "scaffold-check", "--lenient", "--format", "github")
        #expect(options.status == 0 && options.output.contains("::warning file=Sources/Home/Home.swift"))
    }

    struct Plugin: CustomTestStringConvertible {
        let name: String
        let severity: String
        let succeeds: Bool

        var testDescription: String { name }
    }

    static let plugins = [
        Plugin(name: "ScaffoldCheck", severity: "error", succeeds: false),
        Plugin(name: "ScaffoldWarn", severity: "warning", succeeds: true),
    ]

    @Test("a build tells a finding as the compiler would, with the whole path", arguments: plugins)
    func build(_ plugin: Plugin) throws {
        try package.use(plugin.name)
        let run = try package.run("swift", "build")
        let line = "/Sources/Home/Home.swift:1:1: \(plugin.severity): \(DependentPackage.finding)"
        #expect(run.output.split(separator: "\n").contains { $0.hasPrefix("/") && $0.hasSuffix(line) }, "\(run.output)")
        #expect((run.status == 0) == plugin.succeeds, "\(run.output)")
    }
}

/// A package of two modules, one of which imports the other and should not.
///
/// It always lies in the same place in the build folder: the tool is not built anew for every run of the tests.
struct DependentPackage {
    static let finding = "'Home' imports 'Login', a sibling in Pages [sibling-dependency]"

    private let path: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let folder = "\(root)/.build/plugin-tests"
        path = "\(folder)/Trial"
        for module in ["Home", "Login"] {
            let sources = "\(path)/Sources/\(module)"
            try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        }
        // A package is known by the name of its folder, and a clone may have any.
        try? FileManager.default.removeItem(atPath: "\(folder)/scaffold")
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/scaffold", withDestinationPath: "../..")
        try write("import Login\n\npublic let home = login\n", to: "Sources/Home/Home.swift")
        try write("public let login = 1\n", to: "Sources/Login/Login.swift")
        try write(Self.spec, to: "scaffold.json")
    }

    /// Makes one target use the plugin.
    func use(_ plugin: String) throws {
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Trial",
                dependencies: [.package(path: "../scaffold")],
                targets: [
                    .target(name: "Home", dependencies: ["Login"]),
                    .target(name: "Login", plugins: [.plugin(name: "\(plugin)", package: "scaffold")]),
                ]
            )

            """,
            to: "Package.swift"
        )
    }

    func run(_ words: String...) throws -> ProgramRun {
        try ProgramRun(words, in: path)
    }

    private func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
    }

    private static let spec = """
        {
          "name": "Trial",
          "layers": [{ "name": "Pages", "siblings": "none" }],
          "modules": [
            { "name": "Home", "layer": "Pages", "path": "Sources/Home" },
            { "name": "Login", "layer": "Pages", "path": "Sources/Login" }
          ]
        }

        """
}
