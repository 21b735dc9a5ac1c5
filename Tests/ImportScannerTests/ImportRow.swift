import ImportScanner
import Testing

/// A sentence, a source, and what is to be found in it, one line per import.
struct ImportRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: [UInt8]
    let expected: [String]

    init(_ sentence: String, _ source: String, _ expected: String...) {
        self.init(sentence, bytes: Array(source.utf8), expected)
    }

    init(_ sentence: String, bytes: [UInt8], _ expected: [String]) {
        testDescription = sentence
        source = bytes
        self.expected = expected
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let found = SourceScanner.scan(source).imports.map(\.summary)
        #expect(found == expected, "\(testDescription)", sourceLocation: sourceLocation)
    }
}

extension ImportDeclaration {
    /// `2:1 @testable public struct A.B if DEBUG`
    var summary: String {
        var words = [position.description]
        words += attributes.map(\.text)
        if let access { words.append(access.rawValue) }
        if let kind { words.append(kind.rawValue) }
        words.append(path)
        if let condition { words.append("if \(condition)") }
        return words.joined(separator: " ")
    }
}
