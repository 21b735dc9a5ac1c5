import Foundation
import TagLocal
import TagProduct
import TagStaging
import Testing
import URLConfig

/// A tag with what its files have to say.
struct TagUnderTest: Sendable, CustomTestStringConvertible {
    let configuration: AppConfiguration
    let bundleIdentifier: String
    /// Whether the tag ships to users.
    let isRelease: Bool

    static let all = [
        TagUnderTest(
            configuration: LocalTag.configuration,
            bundleIdentifier: "org.example.atlas.local",
            isRelease: false
        ),
        TagUnderTest(
            configuration: StagingTag.configuration,
            bundleIdentifier: "org.example.atlas.staging",
            isRelease: false
        ),
        TagUnderTest(
            configuration: ProductTag.configuration,
            bundleIdentifier: "org.example.atlas",
            isRelease: true
        ),
    ]

    var testDescription: String { configuration.tag }
}

// MARK: - The tag's files in Sources/App/Plist

extension TagUnderTest {
    var infoPlist: [String: Any] {
        get throws { try propertyList("Info.plist") }
    }

    var entitlements: [String: Any] {
        get throws { try propertyList("\(configuration.tag).entitlements") }
    }

    /// The assignments of the xcconfig; `NAME = value` → `["NAME": "value"]`.
    var buildSettings: [String: String] {
        get throws {
            let text = String(decoding: try contents("\(configuration.tag).xcconfig"), as: UTF8.self)
            let assignments = text.split(separator: "\n")
                .filter { !$0.hasPrefix("//") }
                .map { $0.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) } }
            return Dictionary(assignments.map { ($0[0], $0[1]) }) { _, last in last }
        }
    }

    private func propertyList(_ name: String) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(from: try contents(name), format: nil)
        return list as? [String: Any] ?? [:]
    }

    private func contents(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    private var folder: URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent()
            .appendingPathComponent("../../Sources/App/Plist/\(configuration.tag)")
    }
}
