import Foundation
import PackagePlugin

/// Compiles the files of `Templates/` into the target of that name.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        let files = templates(below: root)
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) templates",
                executable: try context.tool(named: "TemplateEmbedder").url,
                arguments: [root.path, output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }

    /// Every regular file in a folder of the root (the target's own Swift file lies in the root itself), hidden ones
    /// too, sorted by path.
    private func templates(below root: URL) -> [URL] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return
            folders
            .filter { $0 != ".DS_Store" }
            .flatMap { folder -> [String] in
                let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
                return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
            }
            .filter { !$0.hasSuffix(".DS_Store") && isRegularFile(root.appending(path: $0)) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { root.appending(path: $0) }
    }

    private func isRegularFile(_ file: URL) -> Bool {
        (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
}
