import Foundation
import Testing

/// A document that is written by the tests from what it describes.
struct GeneratedPage: CustomTestStringConvertible, Sendable {
    let file: String
    let text: @Sendable () throws -> String

    var testDescription: String { file }

    static let all = [
        GeneratedPage(file: "Documentation/Rules.md") { try RuleReference.text() },
        GeneratedPage(file: "Documentation/Spec.md") { try SpecReference.text() },
    ]
}

@Suite("Generated documents")
struct GeneratedPageTests {
    /// `RECORD=1` rewrites a document, and fails, so that the difference is looked at before it counts.
    @Test("say what the code says", arguments: GeneratedPage.all)
    func current(page: GeneratedPage) throws {
        let text = try page.text()
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(Repository.root)/\(page.file)"))
            Issue.record("recorded \(page.file); look at the difference, then run again without RECORD")
        }
        #expect(try Repository.text(of: page.file) == text, "'make documentation' writes \(page.file)")
    }
}
