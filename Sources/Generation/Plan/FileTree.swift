import Diagnostics

/// A set of paths, drawn as a tree.
///
/// ```
/// Shop/
/// ├── Package.swift
/// └── Sources/
///     └── main.swift
/// ```
public struct FileTree {
    private let root: String
    private let top: Folder

    private final class Folder {
        var order: [String] = []
        var folders: [String: Folder] = [:]
    }

    /// - Parameter paths: relative, sorted.
    public init(root: String, paths: [String]) {
        self.root = root
        self.top = Folder()
        for path in paths {
            insert(path)
        }
    }

    /// The lines of the drawing, without line ends.
    public var lines: [String] {
        ["\(root.visible)/"] + lines(in: top, indentation: "")
    }

    private func insert(_ path: String) {
        var folder = top
        let components = path.split(separator: "/").map(String.init)
        for (index, name) in components.enumerated() {
            if let known = folder.folders[name] {
                folder = known
                continue
            }
            folder.order.append(name)
            if index == components.count - 1 { return }
            let child = Folder()
            folder.folders[name] = child
            folder = child
        }
    }

    private func lines(in folder: Folder, indentation: String) -> [String] {
        folder.order.enumerated().flatMap { index, name -> [String] in
            let isLast = index == folder.order.count - 1
            let child = folder.folders[name]
            let line = indentation + (isLast ? "└── " : "├── ") + name.visible + (child == nil ? "" : "/")
            let below = child.map { lines(in: $0, indentation: indentation + (isLast ? "    " : "│   ")) }
            return [line] + (below ?? [])
        }
    }
}
