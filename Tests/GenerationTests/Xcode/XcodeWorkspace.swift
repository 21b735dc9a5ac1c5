import Diagnostics
import Foundation
import Testing
import WorkspaceSpec

@testable import Generation

/// A rendered workspace, seen from its Xcode project.
struct XcodeWorkspace {
    struct Tag {
        var name: String
        var displayName: String
        var isRelease = false
        /// The base URL of the only center; an https one of the tag's own without it.
        var server: String?
    }

    let name: String
    /// Text by path.
    let files: [String: String]

    /// - Parameter modules: beside Home and what it needs.
    init(
        _ name: String = "Shop",
        tags: [Tag],
        modules: [[String: any Sendable]] = [],
        localizations: [String] = ["en", "zh-Hans"],
        platform: String = "iOS"
    ) throws {
        self.name = name
        let spec = try JSONSerialization.data(
            withJSONObject: [
                "name": name,
                "platforms": [platform: "16.0"],
                "localizations": localizations,
                "tags": tags.map { tag -> [String: Any] in
                    ["name": tag.name, "displayName": tag.displayName, "release": tag.isRelease]
                },
                "serverCenters": [
                    [
                        "name": "account",
                        "urls": tags.reduce(into: [:]) { $0[$1.name] = $1.server ?? "https://\($1.name).example.com/" },
                    ] as [String: Any]
                ],
                "modules": [Self.home] + modules,
                // What a release tag may not have is rendered all the same where the spec lets it.
                "check": ["insecure-release-url": "off"],
            ],
            options: .sortedKeys
        )
        let document = try SpecDocument(bytes: Array(spec), file: "scaffold.json")
        let planner = try WorkspacePlanner(SpecReader.read(document), templates: Self.templates)
        let planned = try FilePlan(try planner.files()).files
        files = Dictionary(uniqueKeysWithValues: planned.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// Without the modules' own sources, which have nothing to do with the project and take their time.
    private static let templates = TemplateSet(
        files: TemplateSet.bundled.files.filter { !["Modules", "Kinds", "Implementations"].contains($0.folder) }
            + Module.Kind.allCases.map {
                TemplateFile(path: "Kinds/\($0.rawValue)/NoTarget/none", text: "", isExecutable: false)
            }
    )

    private static let home: [String: any Sendable] = [
        "name": "Home", "layer": "Main", "interface": true, "dependencies": ["LoginInterface", "Global"],
    ]

    func text(_ path: String) throws -> String {
        try #require(files[path], "\(path) is rendered")
    }

    func propertyList(_ path: String) throws -> [String: Any] {
        let data = Data(try text(path).utf8)
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    /// The targets of each library of the package, by its name.
    func products() throws -> [String: [String]] {
        let region = try #require(try text("Package.swift").split(separator: "scaffold:end products").first)
        let libraries = region.split(separator: ".library(").dropFirst().map { library in
            library.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
        return Dictionary(uniqueKeysWithValues: libraries.map { ($0[0], Array($0.dropFirst())) })
    }

    var projectPath: String { "Xcode/\(name).xcodeproj/project.pbxproj" }

    func project() throws -> XcodeProject {
        XcodeProject(try propertyList(projectPath))
    }

    /// The settings of an xcconfig: the text after the first `=` of each line that is no comment.
    func settings(_ path: String) throws -> [String: String] {
        let pairs = try text(path).split(separator: "\n").filter { !$0.hasPrefix("//") }.compactMap { line in
            line.firstIndex(of: "=").map { (line[..<$0], line[line.index(after: $0)...]) }
        }
        return Dictionary(uniqueKeysWithValues: pairs.map { (trimmed($0), trimmed($1)) })
    }

    private func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
}

extension TemplateFile {
    fileprivate var folder: String { String(path.prefix { $0 != "/" }) }
}

extension XcodeWorkspace.Tag: CustomTestStringConvertible {
    var testDescription: String { name }
}
