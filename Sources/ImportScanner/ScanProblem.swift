import Diagnostics

/// Something that kept a part of a file from being read as Swift.
public struct ScanProblem: Hashable, Sendable {
    public var kind: Kind
    public var position: SourcePosition

    public init(_ kind: Kind, at position: SourcePosition) {
        self.kind = kind
        self.position = position
    }

    /// What is wrong.
    public enum Kind: String, CaseIterable, Sendable {
        case invalidUTF8
        case unterminatedComment
        case unterminatedString
        case unterminatedMultilineString
        case conflictMarker
        case nestedTooDeeply
        case tooManyImports
    }

    /// The problem as a finding of rule `broken-source` in a file.
    public func diagnostic(file: String) -> Diagnostic {
        Diagnostic(
            rule: "broken-source",
            kind.message,
            at: Location(file: file, line: position.line, column: position.column),
            fix: kind.fix
        )
    }
}

extension ScanProblem.Kind {
    fileprivate var message: String {
        switch self {
        case .invalidUTF8: "file is not UTF-8"
        case .unterminatedComment: "comment has no end"
        case .unterminatedString: "string has no end on its line"
        case .unterminatedMultilineString: "multi-line string has no end"
        case .conflictMarker: "version-control conflict is not resolved"
        case .nestedTooDeeply: "strings are nested more than \(SourceLexer.maximumNesting) deep"
        case .tooManyImports: "file has more than \(SourceLexer.maximumImports) imports"
        }
    }

    fileprivate var fix: String {
        switch self {
        case .invalidUTF8: "save the file as UTF-8"
        case .unterminatedComment: "close the comment with '*/'"
        case .unterminatedString: "close the string with '\"'"
        case .unterminatedMultilineString: "close the string with '\"\"\"'"
        case .conflictMarker: "keep one side and remove the markers"
        case .nestedTooDeeply: "take the inner strings out into constants"
        case .tooManyImports: "remove repeated imports"
        }
    }
}
