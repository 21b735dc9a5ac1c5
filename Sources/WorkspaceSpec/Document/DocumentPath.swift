/// The way from the root of a document to a value: `["modules", 2, "name"]` reads `modules[2].name`.
public struct DocumentPath: Hashable, Sendable {
    /// One step of a path.
    public enum Component: Hashable, Sendable {
        case key(String)
        /// From 0.
        case index(Int)
    }

    public var components: [Component]

    public init(_ components: [Component] = []) {
        self.components = components
    }

    public func appending(_ component: Component) -> DocumentPath {
        DocumentPath(components + [component])
    }
}

extension DocumentPath: ExpressibleByArrayLiteral {
    public init(arrayLiteral components: Component...) {
        self.init(components)
    }
}

extension DocumentPath.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    public init(stringLiteral key: String) {
        self = .key(key)
    }

    public init(integerLiteral index: Int) {
        self = .index(index)
    }
}
