import Diagnostics

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

extension DocumentPath: CustomStringConvertible {
    /// As people write it; keys that are no plain words are quoted, long ones are cut: `urls["a b"]`.
    public var description: String {
        components.reduce("") { $1.spelling(after: $0) }
    }
}

extension DocumentPath.Component {
    /// The text of a path with this component at its end.
    func spelling(after path: String) -> String {
        switch self {
        case .index(let index): "\(path)[\(index)]"
        case .key(let key) where !key.isPlainKey: "\(path)[\"\(key.excerpt)\"]"
        case .key(let key): path.isEmpty ? key : "\(path).\(key)"
        }
    }
}

extension String {
    /// The first 40 characters, with an ellipsis where there are more, and without anything that cannot be seen.
    var excerpt: String {
        let scalars = unicodeScalars.prefix(41)
        guard scalars.count > 40 else { return visible }
        return String(String.UnicodeScalarView(scalars.prefix(40))).visible + "…"
    }

    fileprivate var isPlainKey: Bool {
        let bytes = utf8.prefix(65)
        return (1...64).contains(bytes.count) && bytes.allSatisfy { $0.isWordByte }
    }
}

extension UInt8 {
    /// An ASCII letter, a digit, `_`, `-` or `$`.
    var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"): true
        default: false
        }
    }
}
