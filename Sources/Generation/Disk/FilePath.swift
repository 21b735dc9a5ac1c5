/// Operations on paths as text, with `/` between components.
public enum FilePath {
    /// `join("Sources", "App")` → `Sources/App`; an absolute second path stands for itself.
    public static func join(_ base: String, _ path: String) -> String {
        if path.hasPrefix("/") || base.isEmpty || base == "." { return path }
        if path.isEmpty { return base }
        return base.hasSuffix("/") ? base + path : "\(base)/\(path)"
    }

    /// The folder of a path: `a/b` → `a`, `a` → `.`, `/a` → `/`.
    public static func folder(of path: String) -> String {
        let path = withoutTrailingSlashes(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component of a path: `a/b/` → `b`.
    public static func name(of path: String) -> String {
        let path = withoutTrailingSlashes(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The folders that lead to a relative path, outermost first: `a/b/c` → `a`, `a/b`.
    public static func ancestors(of path: String) -> [String] {
        path.utf8.indices
            .filter { path.utf8[$0] == UInt8(ascii: "/") && $0 != path.startIndex }
            .map { String(path[..<$0]) }
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var end = path.endIndex
        while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == UInt8(ascii: "/") {
            end = path.utf8.index(before: end)
        }
        return end == path.startIndex && !path.isEmpty ? "/" : String(path[..<end])
    }
}
