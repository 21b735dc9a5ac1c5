import Diagnostics

/// A spec file as it is written: its bytes, and its values with their places.
public struct SpecDocument: Sendable {
    /// How a spec can be written down.
    public enum Format: String, CaseIterable, Sendable {
        case json
        case xmlPlist = "xml"
        case binaryPlist = "binary"
    }

    public let format: Format
    /// The path as the user typed it.
    public let file: String
    public let bytes: [UInt8]
    public let root: DocumentNode

    /// Reads a file; the format is recognised from the content, not from the name.
    ///
    /// Throws the syntax errors. Repeated keys are none: see `duplicateKeys`.
    public init(bytes: [UInt8], file: String) throws(DiagnosticsError) {
        throw DiagnosticsError(Diagnostic(rule: "spec-syntax", "no reader yet", at: Location(file: file)))
    }

    /// Every key that an object has twice (rule `duplicate-key`), with the place of the first.
    public var duplicateKeys: [Diagnostic] { [] }

    /// The value at the end of a path, or nil.
    public func node(at path: DocumentPath) -> DocumentNode? {
        root.node(at: path)
    }
}

extension SpecDocument {
    /// A value written as a file of the given format; throws where the format has no form for a value (`null` in
    /// property lists).
    public static func bytes(of node: DocumentNode, as format: Format) throws(DiagnosticsError) -> [UInt8] {
        throw DiagnosticsError(Diagnostic(rule: "spec-form", "no writer yet"))
    }
}

/// Each gives the document after the edit; its bytes differ from these in the entry alone.
extension SpecDocument {
    /// With one more element at the end of an array; an absent last key of the path is created at the end of its
    /// object.
    public func appending(_ element: DocumentNode, toArrayAt path: DocumentPath) throws(DiagnosticsError) -> SpecDocument {
        self
    }

    /// With one more member at the end of an object.
    public func appending(_ member: DocumentNode.Member, toObjectAt path: DocumentPath) throws(DiagnosticsError)
        -> SpecDocument
    {
        self
    }

    /// With another value in the place of one.
    public func replacing(_ path: DocumentPath, with value: DocumentNode) throws(DiagnosticsError) -> SpecDocument {
        self
    }

    /// Without an element or a member.
    public func removing(_ path: DocumentPath) throws(DiagnosticsError) -> SpecDocument {
        self
    }
}
