import Diagnostics
import WorkspaceSpec

/// A tag that is to be added, with its base URL for each server center.
public struct TagRequest: Sendable {
    public var name: String
    public var displayName: String?
    public var bundleIdentifier: String?
    public var logLevel: Tag.LogLevel?
    public var release = false
    public var settings: [Setting] = []
    /// By the names of the centers.
    public var urls: [String: String] = [:]

    public init(name: String) {
        self.name = name
    }

    func applied(to document: SpecDocument, of spec: Spec) throws(DiagnosticsError) -> SpecDocument {
        var document = try document.completed(for: "tags", of: spec).completed(for: "serverCenters", of: spec)
        document = try document.appending(entry, toArrayAt: ["tags"])
        let places = document.places(in: "serverCenters")
        for center in spec.serverCenters {
            guard let url = urls[center.name], let place = places[center.name] else { continue }
            let member = DocumentNode.Member(name, .string(url))
            document = try document.appending(member, toObjectAt: place.appending("urls"))
        }
        return document
    }

    private var entry: DocumentNode {
        var members = [DocumentNode.Member("name", .string(name))]
        if let displayName { members.append(DocumentNode.Member("displayName", .string(displayName))) }
        if let bundleIdentifier { members.append(DocumentNode.Member("bundleIdentifier", .string(bundleIdentifier))) }
        if let logLevel { members.append(DocumentNode.Member("logLevel", .string(logLevel.rawValue))) }
        if release { members.append(DocumentNode.Member("release", .bool(true))) }
        if !settings.isEmpty {
            let constants = settings.map { DocumentNode.Member($0.name, $0.node) }
            members.append(DocumentNode.Member("settings", .object(constants)))
        }
        return .object(members)
    }
}
