/// A platform and its minimum version: iOS 16.0.
public struct Platform: Equatable, Sendable {
    public enum Name: String, CaseIterable, Sendable {
        case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
    }

    public var name: Name
    /// Two or three numbers: `16.0`.
    public var version: String
    public var origin = Origin()
}

extension Platform: SpecMember {
    static let shape = Shape.string
    static let keys: [String]? = Name.allCases.map(\.rawValue)

    init?(key: String, value: SpecNode, reading: inout Reading) {
        guard let name = Name(rawValue: key), let version = reading.string(value, example: #""16.0""#) else {
            return nil
        }
        self.init(name: name, version: version)
    }

    var key: String { name.rawValue }
    var node: DocumentNode { .string(version) }
}
