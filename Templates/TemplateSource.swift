#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What has files without a plugin having embedded them: those in the folder of this source.
///
/// `swift build` makes the tool of another package's build plugin without running the plugins that the tool needs
/// itself (swiftlang/swift-package-manager#7936). Such a tool never leaves the machine. In every other build the
/// embedded files take the place of these, which are then not even in the binary.
protocol TemplateSource {}

extension TemplateSource {
    static var areEmbedded: Bool { false }

    static var embeddedFiles: [BundledTemplates.File] {
        let root = String(#filePath.dropLast("/TemplateSource.swift".count))
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
        return paths.filter(isTemplate).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
            file(path, at: "\(root)/\(path)")
        }
    }

    /// The target's own sources lie in the root itself.
    private static func isTemplate(_ path: String) -> Bool {
        path.contains("/") && !path.hasSuffix(".DS_Store")
    }

    /// Nil for a folder.
    private static func file(_ path: String, at place: String) -> BundledTemplates.File? {
        guard let bytes = try? Data(contentsOf: URL(filePath: place)) else { return nil }
        return BundledTemplates.File(
            path: path,
            text: String(decoding: bytes, as: UTF8.self),
            isExecutable: FileManager.default.isExecutableFile(atPath: place)
        )
    }
}
