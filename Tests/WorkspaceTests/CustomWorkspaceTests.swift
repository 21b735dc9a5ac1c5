import Foundation
import Testing
import Workbench

/// A workspace over layers, tags and centers of the team's own, from the spec of the golden case `three-tags`.
@Suite("A workspace with three tags, five layers and five centers", .serialized)
struct CustomWorkspaceTests {
    static let workspace = Result {
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden/three-tags/spec.json")
        return try GeneratedWorkspace("Atlas", spec: try String(contentsOf: golden, encoding: .utf8))
    }

    private var workspace: GeneratedWorkspace {
        get throws { try Self.workspace.get() }
    }

    /// The display name that the spec gives the tag Staging.
    private let displayName = #"Atlas "X" \(1) </string> {{b}} 商店 🛒"#

    @Test("builds without a warning and passes its tests")
    func buildsAndPasses() throws {
        let build = try workspace.run("swift", "build", "--build-tests")
        #expect(build.status == 0 && build.complaints.isEmpty, "\(build.output)")
        let tests = try workspace.run("swift", "test", "--skip-build")
        #expect(tests.status == 0, "\(tests.output)")
        #expect(tests.output.contains("Test run with"))
    }

    @Test("a display name with every kind of quote reads back as itself: in Swift, property list and Markdown")
    func displayNames() throws {
        let run = try workspace.run("swift", "run", "--skip-build", "AtlasStaging")
        #expect(run.output.contains("tag Staging, \(displayName), log level info"), "\(run.output)")

        let file = try workspace.text(of: "Sources/App/Plist/Staging/Info.plist")
        let list = try PropertyListSerialization.propertyList(from: Data(file.utf8), format: nil) as? [String: Any]
        #expect(list?["CFBundleDisplayName"] as? String == displayName)

        let readme = try workspace.text(of: "README.md")
        #expect(readme.contains(#"Atlas "X" \\(1) \</string\> {{b}} 商店 🛒"#), "\(readme)")
    }

    @Test("the compiler refuses a tag without a URL for one of the centers")
    func missingURL() throws {
        let file = "Sources/App/TagStaging/StagingTag.swift"
        let original = try workspace.text(of: file)
        defer { try? workspace.write(original, to: file) }
        let lines = original.split(separator: "\n", omittingEmptySubsequences: false)
        try workspace.write(lines.filter { !$0.contains("maps: \"") }.joined(separator: "\n"), to: file)
        let build = try workspace.run("swift", "build", "--target", "TagStaging")
        #expect(
            build.status != 0 && build.output.contains("missing argument for parameter 'maps' in call"),
            "\(build.output)"
        )
    }

    @Test("the compiler refuses a center that a developer adds until every tag has its URL")
    func addedCenter() throws {
        let file = "Sources/Foundations/URLConfig/BaseURLs.swift"
        let original = try workspace.text(of: file)
        defer { try? workspace.write(original, to: file) }
        let changed =
            original
            .replacingOccurrences(
                of: "    public let maps: BaseURL\n",
                with: "    public let maps: BaseURL\n    public let chat: BaseURL\n"
            )
            .replacingOccurrences(
                of: "        maps: BaseURL,\n",
                with: "        maps: BaseURL,\n        chat: BaseURL,\n"
            )
            .replacingOccurrences(
                of: "        self.maps = maps\n",
                with: "        self.maps = maps\n        self.chat = chat\n"
            )
            .replacingOccurrences(
                of: "            maps: try url(.maps),\n",
                with: "            maps: try url(.maps),\n            chat: try url(.maps),\n"
            )
        try workspace.write(changed, to: file)
        for tag in ["Local", "Staging", "Product"] {
            let build = try workspace.run("swift", "build", "--target", "Tag\(tag)")
            #expect(
                build.status != 0 && build.output.contains("missing argument for parameter 'chat' in call"),
                "\(build.output)"
            )
        }
    }
}
