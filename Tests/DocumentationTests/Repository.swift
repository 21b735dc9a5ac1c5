import Foundation

/// The repository that the tests were built from.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardized.path

    static func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
    }

    /// Every document of the repository: those at the top, and those of `Documentation`.
    static let documents: [String] = {
        let names = { (folder: String) in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).filter {
                $0.hasSuffix(".md")
            }
        }
        return (names(".") + names("Documentation").map { "Documentation/\($0)" }).sorted()
    }()
}
