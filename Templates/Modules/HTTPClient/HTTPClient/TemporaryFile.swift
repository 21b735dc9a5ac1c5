import Foundation

/// Files that live only as long as a request.
enum TemporaryFile {
    static func newURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("http-\(UUID().uuidString)")
    }

    static func remove(_ url: URL) {
        try? FileManager.default.removeItem(at: url)
    }
}
