/// A variant of the app.
public struct Tag: Equatable, Sendable {
    public enum LogLevel: String, CaseIterable, Sendable {
        case debug, info, notice, warning, error
    }

    public var name = ""
    /// What people see; any text that Xcode does not expand.
    public var displayName = ""
    public var bundleIdentifier = ""
    public var logLevel = LogLevel.debug
    /// The tag ships.
    public var release = false
    /// Typed constants of this tag's configuration, in the order of the spec.
    public var settings: [Setting] = []
    /// Modules or products linked into this tag alone.
    public var dependencies: [Dependency] = []
    public var origin = Origin()
}

/// A constant of a tag's configuration.
public struct Setting: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case string(String)
        case integer(Int)
        case double(Double)
        case bool(Bool)
    }

    public var name: String
    public var value: Value
    public var origin = Origin()
}

extension Tag: SpecObject {
    static let noun = "tag"

    static let fields: [Field<Tag>] = [
        Field(
            "name",
            \.name,
            "The tag's name, and the end of its executable's name.",
            example: #""Local""#,
            required: true
        ),
        Field("displayName", \.displayName, "The app's name as people see it.", example: #""Shop Local""#),
        Field(
            "bundleIdentifier",
            \.bundleIdentifier,
            "The app's identifier, a reverse domain name.",
            example: #""com.example.shop.local""#
        ),
        Field("logLevel", \.logLevel, "The least important messages that are logged.", example: #""debug""#),
        Field("release", \.release, "Whether the tag ships.", example: "true"),
        Field(
            members: "settings",
            \.settings,
            "Constants of the tag's configuration: a string, a number or a bool under each name.",
            example: #"{ "pageSize": 20 }"#
        ),
        Field(
            "dependencies",
            \.dependencies,
            "Modules that are linked into this tag alone.",
            example: #"["LoginStub"]"#
        ),
    ]
}

extension Setting: SpecMember {
    static let shape = Shape.anyOf([.string, .number, .bool])

    init?(key: String, value: SpecNode, reading: inout Reading) {
        guard let content = Value(value.node.content) else {
            reading.reportWrongType(of: value, expected: "a string, a number or a bool", example: "20")
            return nil
        }
        self.init(name: key, value: content)
    }

    var key: String { name }

    /// The value as a spec writes it.
    public var node: DocumentNode {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        case .bool(let flag): .bool(flag)
        }
    }
}

extension Setting.Value {
    fileprivate init?(_ content: DocumentNode.Content) {
        switch content {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        case .double(let number): self = .double(number)
        case .bool(let flag): self = .bool(flag)
        case .object, .array, .null, .other: return nil
        }
    }
}
