/// A SwiftPM dependency of the workspace.
public struct PackageDependency: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
        case path(String)
        case url(String, Requirement)
    }

    public enum Requirement: Equatable, Sendable {
        case from(String)
        case exact(String)
        case branch(String)
        case revision(String)
    }

    var url: String?
    var path: String?
    var from: String?
    var exact: String?
    var branch: String?
    var revision: String?
    public var products: [String] = []
    /// The layer of which the products count as members; the lowest one by default.
    public var layer = ""
    public var origin = Origin()

    public var source: Source {
        if let path { .path(path) } else { .url(url ?? "", requirement) }
    }

    /// The package's identity: the last component of its URL or path, without `.git`.
    public var identity: String {
        let last = (path ?? url ?? "").split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
    }

    private var requirement: Requirement {
        if let exact { return .exact(exact) }
        if let branch { return .branch(branch) }
        if let revision { return .revision(revision) }
        return .from(from ?? "")
    }
}

extension PackageDependency: SpecObject {
    static let noun = "package"

    static let fields: [Field<PackageDependency>] = [
        Field(
            "url",
            \.url,
            "Where git finds the package.",
            example: #""https://github.com/apple/swift-collections.git""#
        ),
        Field("path", \.path, "The package's folder, relative to the workspace.", example: #""Packages/Shared""#),
        Field("from", \.from, "The least version; the next major version is excluded.", example: #""1.1.0""#),
        Field("exact", \.exact, "The only version.", example: #""1.1.0""#),
        Field("branch", \.branch, "A branch.", example: #""main""#),
        Field("revision", \.revision, "A commit.", example: #""9bf03ff58ce34478e66aaee630e491823326fd06""#),
        Field(
            "products",
            \.products,
            "The package's products that modules may depend on.",
            example: #"["OrderedCollections"]"#,
            required: true
        ),
        Field(
            "layer",
            \.layer,
            "The layer of which the products count as members; the lowest one by default.",
            example: #""Vendor""#
        ),
    ]
}
