/// The names of one folder that matter, and how the work on them is divided.
struct FolderListing {
    /// Relative to the root.
    private let folder: String
    /// Names of Swift files, in the order of the listing.
    var files: [String] = []
    private var folders: [String] = []
    /// Paths, relative to the root, of links to folders.
    private(set) var links: [String] = []

    init(_ folder: String) {
        self.folder = folder
    }

    mutating func add(folder name: String) {
        folders.append(path(name))
    }

    mutating func add(link name: String) {
        links.append(path(name))
    }

    /// The jobs for others: the folders in here, and the files beyond the first `limit`.
    mutating func jobs(keeping limit: Int) -> [FolderJob] {
        files.sort(by: precedes)
        var jobs = folders.map { FolderJob(folder: $0, names: nil) }
        var start = limit
        while start < files.count {
            let end = min(start + limit, files.count)
            jobs.append(FolderJob(folder: folder, names: Array(files[start..<end])))
            start = end
        }
        return jobs
    }

    func ownFiles(_ limit: Int) -> ArraySlice<String> {
        files.prefix(limit)
    }

    private func path(_ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }
}
