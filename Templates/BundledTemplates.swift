/// The template files of this folder, compiled into the binary, so that it is one file that can be moved anywhere.
public enum BundledTemplates: TemplateSource {
    /// A file: its path relative to `Templates/`, with `/` between components, and its UTF-8 text.
    public struct File: Sendable {
        public let path: String
        public let text: String
        /// Whether the file may be executed; what is rendered from it may then, too.
        public let isExecutable: Bool
    }

    /// All files, sorted by path as bytes.
    public static var files: [File] { embeddedFiles }
}
