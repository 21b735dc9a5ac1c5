import Foundation

/// Files that live only as long as a request.
enum TemporaryFile {
    static func newURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("http-\(UUID().uuidString)")
    }

    /// An empty file that only this user may read.
    static func create() throws -> URL {
        let url = newURL()
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        return url
    }

    static func remove(_ url: URL) {
        try? FileManager.default.removeItem(at: url)
    }
}
