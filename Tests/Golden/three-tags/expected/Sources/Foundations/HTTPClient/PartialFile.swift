import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A hidden file beside its destination, so that one `rename` on the same file system puts it into place.
struct PartialFile: Sendable {
    private let destination: URL
    private let url: URL

    init(for destination: URL) throws(HTTPError) {
        let folder = destination.deletingLastPathComponent()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw .file("there is no folder '\(folder.path)'")
        }
        self.destination = destination
        url = folder.appendingPathComponent(".\(UUID().uuidString).partial")
    }

    /// Moves `file` here, or copies it if it lies on another file system.
    func fill(from file: URL) throws(HTTPError) {
        remove()
        do {
            try FileManager.default.moveItem(at: file, to: url)
        } catch {
            throw .file(error.summary)
        }
    }

    func moveIntoPlace() throws(HTTPError) {
        guard rename(url.path, destination.path) == 0 else {
            throw .file("'\(destination.path)': \(String(cString: strerror(errno)))")
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
