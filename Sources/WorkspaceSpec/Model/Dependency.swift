/// A name that a module or a tag depends on: a module, an interface or testing module, or a package's product.
public struct Dependency: Hashable, Sendable {
    public var name: String
    public var origin: Origin

    public init(_ name: String, origin: Origin = Origin()) {
        self.name = name
        self.origin = origin
    }
}

extension Dependency: SpecValue {
    static let shape = Shape.string

    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> Dependency? {
        reading.string(value, example: example).map { Dependency($0, origin: Origin(value.node.location)) }
    }

    var node: DocumentNode? { .string(name) }
}
