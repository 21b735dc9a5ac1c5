import Foundation

/// The repository that the tests were built from.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        .standardized.path

    static func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
    }

    /// Every document of the repository: those at the top, and those of its folders for readers.
    static let documents: [String] = {
        let names = { (folder: String) in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).filter {
                $0.hasSuffix(".md")
            }
        }
        let folders = ["Documentation", "Distribution"]
        return (names(".") + folders.flatMap { folder in names(folder).map { "\(folder)/\($0)" } }).sorted()
    }()
}
