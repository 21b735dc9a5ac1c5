import Generation
import ImportScanner
import WorkspaceSpec

/// Targets of other languages, where a missing Swift file is no mistake.
enum ForeignSources {
    /// The folders of those targets that have no Swift file and hold sources of another language.
    static func folders(of spec: Spec, besides sources: SourceTree, in root: String) -> Set<String> {
        var withSwift: Set<String> = []
        for file in sources.files { withSwift.insert(file.folder) }
        let without = spec.modules.map { spec.folder(of: $0) }.filter { folder in
            !withSwift.contains(folder) && !withSwift.contains { $0.hasPrefix("\(folder)/") }
        }
        return Set(without.filter { holdsSources(FilePath.join(root, $0), depth: 0) })
    }

    private static let suffixes = [
        ".c", ".cc", ".cpp", ".cxx", ".m", ".mm", ".h", ".hpp", ".S", ".s", ".metal", ".modulemap",
    ]
    private static let maximumDepth = 8

    private static func holdsSources(_ folder: String, depth: Int) -> Bool {
        guard depth < maximumDepth, let names = try? Disk.names(in: folder) else { return false }
        if names.contains(where: { name in suffixes.contains { name.hasSuffix($0) } }) { return true }
        return names.contains { name in
            let path = FilePath.join(folder, name)
            return (try? Disk.kind(of: path)) == .folder && holdsSources(path, depth: depth + 1)
        }
    }
}
