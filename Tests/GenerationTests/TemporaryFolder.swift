import Foundation
import Generation

/// A folder of a test's own, removed with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "scaffold-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Disk.read(path(name)), as: UTF8.self)
    }

    /// Every entry below the folder: path → text of a file, `/` for a folder, `-> target` for a link.
    func snapshot() throws -> [String: String] {
        var entries: [String: String] = [:]
        func visit(_ folder: String) throws {
            for name in try Disk.names(in: path(folder)) {
                let entry = FilePath.join(folder, name)
                switch try Disk.kind(of: path(entry)) {
                case .folder:
                    entries[entry] = "/"
                    try visit(entry)
                case .link:
                    entries[entry] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: path(entry)))
                default: entries[entry] = try read(entry)
                }
            }
        }
        try visit("")
        return entries
    }
}
