import Diagnostics

/// A spec file as it is written: its bytes, and its values with their places.
public struct SpecDocument: Sendable {
    /// How a spec can be written down.
    public enum Format: String, CaseIterable, Sendable {
        case json
        case xmlPlist = "xml"
        case binaryPlist = "binary"
    }

    /// The size of the largest file that is read, in bytes.
    public static let maximumSize = DocumentLimits.size

    public let format: Format
    /// The path as the user typed it.
    public let file: String
    public let bytes: [UInt8]
    public let root: DocumentNode

    /// Reads a file; the format is recognised from the content, not from the name.
    ///
    /// Throws the syntax errors. Repeated keys are none: see `duplicateKeys`.
    public init(bytes: [UInt8], file: String) throws(DiagnosticsError) {
        try Self.checkSize(of: bytes, file: file)
        if bytes.starts(with: BinaryPlistReader.magic) {
            self.format = .binaryPlist
            self.root = try BinaryPlistReader.read(bytes, file: file)
        } else {
            let text = try SourceText(bytes: bytes, file: file)
            try Self.refuseConflict(in: text)
            self.format = try recognizedFormat(of: text)
            self.root = format == .json ? try JSONReader.read(text) : try XMLPlistReader.read(text)
        }
        self.file = file
        self.bytes = bytes
    }

    /// The value at the end of a path, or nil.
    public func node(at path: DocumentPath) -> DocumentNode? {
        root.node(at: path)
    }

    /// Where two branches are left side by side, whatever else is wrong follows from that.
    private static func refuseConflict(in text: SourceText) throws(DiagnosticsError) {
        let conflicts = MergeConflict.diagnostics(in: text.bytes, file: text.file, rule: .syntax)
        guard conflicts.isEmpty else { throw DiagnosticsError(conflicts) }
    }

    private static func checkSize(of bytes: [UInt8], file: String) throws(DiagnosticsError) {
        guard bytes.count > DocumentLimits.size else { return }
        let message = "the file is larger than \(DocumentLimits.size >> 20) MiB"
        throw DiagnosticsError(Diagnostic(rule: .limit, message, at: Location(file: file)))
    }
}
