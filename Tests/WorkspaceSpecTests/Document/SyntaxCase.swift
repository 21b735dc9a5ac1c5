import Diagnostics
import Testing

@testable import WorkspaceSpec

/// A text and everything that is said about it.
struct SyntaxCase: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: [String]

    init(_ name: String, _ text: String, _ expected: String...) {
        self.name = name
        self.text = text
        self.expected = expected
    }

    var testDescription: String { name }
}

/// The syntax errors of a text, or else its duplicate keys: `3:3: message; fix; note 1:1`.
func syntaxErrors(_ text: String) -> [String] {
    syntaxErrors(bytes: Array(text.utf8))
}

func syntaxErrors(bytes: [UInt8]) -> [String] {
    do throws(DiagnosticsError) {
        return try SpecDocument(bytes: bytes, file: "f").duplicateKeys.map(summary)
    } catch {
        return error.diagnostics.map(summary)
    }
}

func summary(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in note.location.map { "\(note.message) \(short($0))" } ?? note.message }
    let place = diagnostic.location.map { short($0) + ": " } ?? ""
    return ([place + diagnostic.message] + [diagnostic.fix].compactMap { $0 } + notes).joined(separator: "; ")
}

private func short(_ location: Location) -> String {
    switch location.place {
    case .file: "f"
    case .position(let line, let column): "\(line):\(column)"
    case .keyPath(let path): path
    }
}
