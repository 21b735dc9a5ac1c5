import Diagnostics

extension DefaultSpec {
    /// The default spec's text for a project: its name, its organization, and what follows from them are the
    /// project's; all else stays as it is written.
    ///
    /// Throws what is wrong with the name or the organization, which are in no file.
    public static func document(
        name: String,
        organization: String? = nil,
        file: String = "scaffold.json"
    ) throws(DiagnosticsError) -> SpecDocument {
        let spec = try self.spec(name: name, organization: organization)
        var document = try SpecDocument(bytes: bytes, file: file)
        for (path, text) in spec.names where document.node(at: path) != .string(text) {
            document = try document.replacing(path, with: .string(text))
        }
        return document
    }

    private static func spec(name: String, organization: String?) throws(DiagnosticsError) -> Spec {
        let members = [("name", name), ("organization", organization)].compactMap { key, text in
            text.map { DocumentNode.Member(key, .string($0)) }
        }
        let bytes = try SpecDocument.bytes(of: .object(members), as: .json)
        do throws(DiagnosticsError) {
            return try SpecReader.read(SpecDocument(bytes: bytes, file: ""))
        } catch {
            throw DiagnosticsError(error.diagnostics.map { Diagnostic(rule: $0.rule, $0.message, fix: $0.fix) })
        }
    }
}

extension Spec {
    /// Where the names of the project stand in a written spec.
    fileprivate var names: [(DocumentPath, String)] {
        var names: [(DocumentPath, String)] = [(["name"], name), (["organization"], organization)]
        for (index, tag) in tags.enumerated() {
            names.append((["tags", .index(index), "displayName"], tag.displayName))
            names.append((["tags", .index(index), "bundleIdentifier"], tag.bundleIdentifier))
        }
        for (index, center) in serverCenters.enumerated() {
            names += center.urls.map { (["serverCenters", .index(index), "urls", .key($0.tag)], $0.text) }
        }
        return names
    }
}
