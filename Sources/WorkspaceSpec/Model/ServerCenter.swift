/// A group of servers, with a base URL for every tag.
public struct ServerCenter: Equatable, Sendable {
    public var name = ""
    /// One for each tag, in the order of the tags.
    public var urls: [BaseURL] = []
    public var origin = Origin()
}

/// A base URL: http or https, a host, a trailing slash, no query; scheme and host are in lower case.
public struct BaseURL: Equatable, Sendable {
    public var tag: String
    public var text: String
    public var scheme = ""
    /// Without brackets for an IPv6 address.
    public var host = ""
    public var origin = Origin()
}

extension ServerCenter: SpecObject {
    static let noun = "server center"

    static let fields: [Field<ServerCenter>] = [
        Field("name", \.name, "The center's name in Swift.", example: #""account""#, required: true),
        Field(
            members: "urls",
            \.urls,
            "The center's base URL under the name of each tag.",
            example: #"{ "Local": "http://127.0.0.1:8080/account/" }"#,
            required: true
        ),
    ]
}

extension BaseURL: SpecMember {
    static let shape = Shape.string

    init?(key: String, value: SpecNode, reading: inout Reading) {
        guard let text = reading.string(value, example: #""https://account.example.com/""#) else { return nil }
        self.init(tag: key, text: text)
    }

    var key: String { tag }
    var node: DocumentNode { .string(text) }
}
