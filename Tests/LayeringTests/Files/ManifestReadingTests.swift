import Testing

@testable import Layering

@Suite("What the rules read of a manifest")
struct ManifestReadingTests {
    static let targetRows: [(manifest: String, names: [String?])] = [
        (".target(name: \"A\"), .testTarget(name: \"B\", dependencies: [.target(name: \"C\")])", ["A", "B"]),
        ("// .target(name: \"A\")\n/* .target(name: \"B\") /* */ */ let s = \".target(name: \\\"C\\\")\"", []),
        ("Target.executableTarget(name: \"A\"); [Target].init(); package.target(name: \"B\")", ["A"]),
        (".plugin(name: \"Lint\", targets: [\"A\"]), .plugin(name: \"Run\", capability: .buildTool())", ["Run"]),
        (".macro(name: name), .binaryTarget(name: #\"B\"#, path: \"b\")", [nil, "B"]),
        (".target(name: \"A\", plugins: [.plugin(name: \"P\", package: \"p\")])", ["A"]),
        ("package.targets[0].plugins = [.plugin(name: \"P\", package: \"p\")]", []),
        (".target(", [nil]), (".target", []), ("\"", []), ("\"\"\"\n.target(name: \"A\")", []), ("/*", []),
    ]

    @Test("targets", arguments: targetRows)
    func targets(manifest: String, names: [String?]) {
        #expect(ManifestTarget.all(in: manifest).map(\.name) == names)
    }
}
