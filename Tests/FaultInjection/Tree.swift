import Foundation
import Generation

/// Everything below a folder: kinds, modes, bytes, and where links lead.
struct Tree: Equatable {
    private(set) var entries: [String: String] = [:]

    init(_ root: String) throws {
        try visit("", root)
    }

    /// Without what unfinished commands keep for themselves.
    var withoutJournal: Tree {
        var tree = self
        tree.entries = entries.filter {
            !$0.key.split(separator: "/").contains { $0 == ".scaffold" || $0.contains(".scaffold-") }
        }
        return tree
    }

    /// The paths at which two trees differ.
    func differences(from other: Tree) -> [String] {
        Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
    }

    private mutating func visit(_ folder: String, _ root: String) throws {
        for name in try Disk.names(in: FilePath.join(root, folder)) {
            let path = FilePath.join(folder, name)
            let file = FilePath.join(root, path)
            switch try Disk.kind(of: file) {
            case .folder:
                entries[path] = "folder"
                try visit(path, root)
            case .link: entries[path] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: file))
            default:
                entries[path] = "\(try Disk.mode(of: file)) " + String(decoding: try Disk.read(file), as: UTF8.self)
            }
        }
    }
}
