import Foundation
import Testing

@Suite("Links of the documents")
struct LinkTests {
    @Test("lead somewhere", arguments: Repository.documents)
    func links(document: String) throws {
        for link in try MarkdownDocument(Repository.text(of: document)).links where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let target = parts[0].isEmpty ? document : file(parts[0], besides: document)
            #expect(FileManager.default.fileExists(atPath: "\(Repository.root)/\(target)"), "\(document): \(link)")
            guard parts.count == 2, target.hasSuffix(".md") else { continue }
            let anchors = try MarkdownDocument(Repository.text(of: target)).anchors
            #expect(anchors.contains(parts[1]), "\(document): \(link) has no heading")
        }
    }

    /// `../README.md`, `Documentation/Spec.md` → `README.md`
    private func file(_ link: String, besides document: String) -> String {
        let folder = URL(fileURLWithPath: "/\(document)").deletingLastPathComponent()
        return String(folder.appendingPathComponent(link).standardized.path.dropFirst())
    }
}
