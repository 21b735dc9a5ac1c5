import BundledTemplates
import Diagnostics

/// A file of a template folder.
public struct TemplateFile: Equatable, Sendable {
    /// Relative to the template folder, with `/` between components; may hold tags.
    public let path: String
    public let text: String
    /// What is rendered from it may be executed, too.
    public let isExecutable: Bool
}

/// The templates that a workspace is rendered from: those in the binary, or a folder's.
public struct TemplateSet: Equatable, Sendable {
    /// Sorted by path as bytes.
    public let files: [TemplateFile]

    /// The templates that are compiled into the binary.
    public static let bundled = bundled { _ in true }

    /// Those whose path is wanted.
    static func bundled(where isWanted: (String) -> Bool) -> TemplateSet {
        TemplateSet(
            files: BundledTemplates.files.compactMap { file in
                guard isWanted(file.path) else { return nil }
                return TemplateFile(path: file.path, text: file.text, isExecutable: file.isExecutable)
            }
        )
    }

    /// The templates in a folder, such as `scaffold templates eject` writes.
    ///
    /// - Throws: `SystemError`, or `DiagnosticsError` for links (they may lead out of the folder) and for files that
    ///   are not UTF-8 text; all of them at once.
    public static func folder(_ root: String) throws -> TemplateSet {
        var reader = TemplateFolderReader(root: root)
        try reader.readFolder("")
        guard reader.diagnostics.isEmpty else { throw DiagnosticsError(reader.diagnostics) }
        guard reader.files.contains(where: { $0.path.hasPrefix("Workspace/") }) else {
            throw DiagnosticsError(noTemplates(in: root))
        }
        return TemplateSet(files: reader.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    }

    private static func noTemplates(in root: String) -> Diagnostic {
        Diagnostic(
            rule: "template-file",
            "there are no templates in '\(root.visible)': a folder 'Workspace' holds those of a workspace's root",
            fix: "write the built-in ones there with 'scaffold templates eject', then change what is yours"
        )
    }
}

private struct TemplateFolderReader {
    let root: String
    var files: [TemplateFile] = []
    var diagnostics: [Diagnostic] = []

    /// Names that file managers and editors leave behind.
    private static let ignoredNames: Set<String> = [".DS_Store", ".git"]

    mutating func readFolder(_ folder: String) throws {
        for name in try Disk.names(in: FilePath.join(root, folder)) where !Self.ignoredNames.contains(name) {
            let path = FilePath.join(folder, name)
            switch try Disk.kind(of: FilePath.join(root, path)) {
            case .folder: try readFolder(path)
            case .file: try readFile(path)
            case .link: refuse(path, "a template cannot be a link, which may lead out of the template folder")
            case .other, .nothing: refuse(path, "a template is a regular file")
            }
        }
    }

    private mutating func readFile(_ path: String) throws {
        let file = FilePath.join(root, path)
        guard let text = String(validating: try Disk.read(file), as: UTF8.self) else {
            return refuse(path, "a template is UTF-8 text")
        }
        files.append(TemplateFile(path: path, text: text, isExecutable: try Disk.mode(of: file) & 0o100 != 0))
    }

    private mutating func refuse(_ path: String, _ reason: String) {
        diagnostics.append(Diagnostic(rule: "template-file", reason, at: Location(file: FilePath.join(root, path))))
    }
}
