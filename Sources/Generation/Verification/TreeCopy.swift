/// A copy of a folder with everything that a build may need, and nothing that builds leave behind.
struct TreeCopy {
    let root: String

    /// Made by git, builds and other tools, at any depth.
    private static let ignored: Set<String> = [
        ".git", ".build", ".swiftpm", ".scaffold", "DerivedData", "node_modules",
    ]

    /// - Parameter target: an existing, empty folder.
    func write(to target: String) throws {
        try copyFolder("", to: target)
    }

    private func copyFolder(_ folder: String, to target: String) throws {
        for name in try Disk.names(in: FilePath.join(root, folder)) where !TreeCopy.ignored.contains(name) {
            try Interruption.check()
            let path = FilePath.join(folder, name)
            switch try Disk.kind(of: FilePath.join(root, path)) {
            case .folder:
                try Disk.createFolder(FilePath.join(target, path))
                try copyFolder(path, to: target)
            case .file: try copyFile(FilePath.join(root, path), to: FilePath.join(target, path))
            case .link: try Disk.copyLink(FilePath.join(root, path), to: FilePath.join(target, path))
            case .other, .nothing: break
            }
        }
    }

    private func copyFile(_ file: String, to target: String) throws(SystemError) {
        try Disk.create(target, try Disk.read(file), mode: try Disk.mode(of: file))
    }
}
