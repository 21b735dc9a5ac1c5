import BundledTemplates
import Diagnostics

/// A file of a template folder.
public struct TemplateFile: Equatable, Sendable {
    /// Relative to the template folder, with `/` between components; may hold tags.
    public let path: String
    public let content: Content
    /// What is rendered from it may be executed, too.
    public let isExecutable: Bool

    /// What a template says.
    public enum Content: Equatable, Sendable {
        /// Mustache.
        case text(String)
        /// A picture, a font: written as it is.
        case bytes([UInt8])
    }

    public init(path: String, text: String, isExecutable: Bool) {
        self.init(path: path, content: .text(text), isExecutable: isExecutable)
    }

    init(path: String, content: Content, isExecutable: Bool) {
        self.path = path
        self.content = content
        self.isExecutable = isExecutable
    }

    /// The file as it lies in a template folder.
    public var bytes: [UInt8] {
        switch content {
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
    }
}

/// The templates that a workspace is rendered from: those in the binary, or a folder's.
public struct TemplateSet: Equatable, Sendable {
    /// Sorted by path as bytes.
    public let files: [TemplateFile]
    /// The folder that the templates were read from; nil for those in the binary.
    public var folder: String?

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

    /// Those of this set whose path is wanted.
    func files(where isWanted: (String) -> Bool) -> TemplateSet {
        TemplateSet(files: files.filter { isWanted($0.path) }, folder: folder)
    }

    /// The templates in a folder, such as `scaffold templates eject` writes.
    ///
    /// A file that is not UTF-8 text, or holds a NUL, is none to be rendered, and is copied as it is.
    ///
    /// - Throws: `SystemError`, or `DiagnosticsError` for links (they may lead out of the folder); all of them at once.
    public static func folder(_ root: String) throws -> TemplateSet {
        var reader = TemplateFolderReader(root: root)
        try reader.readFolder("")
        guard reader.diagnostics.isEmpty else { throw DiagnosticsError(reader.diagnostics) }
        guard reader.files.contains(where: { $0.path.hasPrefix("Workspace/") }) else {
            throw DiagnosticsError(noTemplates(in: root))
        }
        let files = reader.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return TemplateSet(files: files, folder: root)
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
        let bytes = try Disk.read(file)
        let text = bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
        let content = text.map(TemplateFile.Content.text) ?? .bytes(bytes)
        files.append(TemplateFile(path: path, content: content, isExecutable: try Disk.mode(of: file) & 0o100 != 0))
    }

    private mutating func refuse(_ path: String, _ reason: String) {
        diagnostics.append(Diagnostic(rule: "template-file", reason, at: Location(file: FilePath.join(root, path))))
    }
}
