import Diagnostics
import WorkspaceSpec

/// A server center that is to be added, with its base URL for each tag.
public struct CenterRequest: Sendable {
    public var name: String
    /// By the names of the tags.
    public var urls: [String: String]

    public init(name: String, urls: [String: String]) {
        self.name = name
        self.urls = urls
    }

    func applied(to document: SpecDocument, of spec: Spec) throws(DiagnosticsError) -> SpecDocument {
        let known = spec.tags.map(\.name).filter { urls[$0] != nil }
        // Those of unknown tags are for the spec's reader to report.
        let unknown = urls.keys.filter { !known.contains($0) }.sorted()
        let members = (known + unknown).map { DocumentNode.Member($0, .string(urls[$0] ?? "")) }
        let entry = DocumentNode.object([
            DocumentNode.Member("name", .string(name)), DocumentNode.Member("urls", .object(members)),
        ])
        return try document.completed(for: "serverCenters", of: spec).appending(entry, toArrayAt: ["serverCenters"])
    }
}
