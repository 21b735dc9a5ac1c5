import Foundation
import Generation
import Workbench

extension TemporaryFolder {
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
