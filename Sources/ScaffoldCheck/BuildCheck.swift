import Foundation
import PackagePlugin

/// `scaffold check` as a step of a build, which runs again when a file that it reads has changed.
///
/// `ScaffoldWarn` has this file, too, by a link: a plugin cannot use a library.
struct BuildCheck {
    let tool: URL
    /// The folder with the spec.
    let root: URL
    /// Of the package's targets, wherever they lie.
    let sources: [URL]

    init(_ context: PluginContext) throws {
        tool = try context.tool(named: "scaffold").url
        root = context.package.directoryURL
        sources = context.package.targets.flatMap { $0.sourceModule?.sourceFiles.map(\.url) ?? [] }
    }

    /// A step without outputs: it writes nothing, and what it found is in the build's log.
    func command(isLenient: Bool) -> Command {
        .buildCommand(
            displayName: "Checking the layers of \(root.lastPathComponent)",
            executable: tool,
            arguments: ["check", root.path, "--format", "xcode"] + (isLenient ? ["--lenient"] : []),
            inputFiles: inputFiles,
            outputFiles: []
        )
    }

    /// Every file that a check may read, sorted by path.
    private var inputFiles: [URL] {
        let standard = ["Sources", "Tests", "Xcode", ".github/workflows"].map { root.appending(path: $0) }
        let files = filesInRoot + standard.flatMap(files) + sources
        return Set(files.map(\.path)).sorted().map { URL(fileURLWithPath: $0) }
    }

    /// The spec, the baseline, the manifests and whatever lies beside them.
    private var filesInRoot: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.map { root.appending(path: $0) }.filter(isRegularFile)
    }

    /// What a build writes is no input: the step would run each time.
    private func files(below folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { !isWrittenByBuilds($0) }.map { folder.appending(path: $0) }.filter(isRegularFile)
    }

    private func isWrittenByBuilds(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") || ["DerivedData", "xcuserdata"].contains($0) }
    }

    private func isRegularFile(_ file: URL) -> Bool {
        (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension BuildCheck {
        /// The spec lies beside the project or in a folder above it.
        init(_ context: XcodePluginContext, _ target: XcodeTarget) throws {
            tool = try context.tool(named: "scaffold").url
            root = BuildCheck.root(around: context.xcodeProject.directoryURL)
            sources = target.inputFiles.map(\.url)
        }

        private static func root(around folder: URL) -> URL {
            var candidate = folder
            while candidate.path != "/" {
                if hasSpec(candidate) { return candidate }
                candidate.deleteLastPathComponent()
            }
            return folder
        }

        private static func hasSpec(_ folder: URL) -> Bool {
            ["scaffold.json", "scaffold.plist"].contains {
                FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
            }
        }
    }
#endif
