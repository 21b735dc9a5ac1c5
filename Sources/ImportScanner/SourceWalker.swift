#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Walks folders, reads their Swift files and scans them, on all processors at once.
///
/// Passed over: names that begin with a dot (`.build`, `.git`), `DerivedData`, `node_modules`, `Pods`, `Carthage`,
/// folders that are documents to other tools (`.xcodeproj`, `.xcworkspace`, `.xcassets`, `.docc`, `.playground`,
/// `.bundle`), and whatever is no regular file: FIFOs, sockets, devices. A link to a file is read; a link to a folder
/// is followed when it stays inside the root and leads to a folder that was not walked already.
public enum SourceWalker {
    /// All Swift files below the given folders of a root.
    ///
    /// `scan(root: ".", folders: ["Sources", "Tests"])`; a folder that is not there is an unreadable path.
    public static func scan(root: String, folders: [String] = [""], threads: Int? = nil) -> SourceTree {
        let walk = TreeWalk(root: root, threads: threads ?? processorCount())
        walk.walk(outermost(folders))
        walk.followLinks()
        return walk.tree()
    }

    /// The folders without those that lie inside another one: `["A/B", "A", "A/"]` → `["A"]`
    static func outermost(_ folders: [String]) -> [String] {
        var kept: [String] = []
        for folder in Set(folders.map(normalized)).sorted(by: precedes) {
            let isInside = kept.contains { $0.isEmpty || folder == $0 || folder.hasPrefix($0 + "/") }
            if !isInside { kept.append(folder) }
        }
        return kept
    }

    /// `./A//B/` → `A/B`
    private static func normalized(_ folder: String) -> String {
        let parts = folder.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
        return parts.joined(separator: "/")
    }

    private static func processorCount() -> Int {
        min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), 16)
    }
}
