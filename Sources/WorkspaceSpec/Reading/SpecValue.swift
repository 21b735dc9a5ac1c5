import Diagnostics

/// A type that a field of the spec can have: how it is read, written, and described in the JSON Schema.
protocol SpecValue: Sendable {
    static var shape: Shape { get }

    /// Nil when the value is wrong, which `reading` then knows.
    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> Self?

    /// Nil when the value is what a spec means that leaves it out.
    var node: DocumentNode? { get }
}

/// A value of the document and its path: `modules[2].name`; the root's path is empty.
struct SpecNode {
    var node: DocumentNode
    var path: String
    /// The key may be left out.
    var isOptional = false

    func child(_ key: String, _ node: DocumentNode) -> SpecNode {
        SpecNode(node: node, path: path.isEmpty ? key.shown : "\(path).\(key.shown)")
    }

    func element(_ index: Int, _ node: DocumentNode) -> SpecNode {
        SpecNode(node: node, path: "\(path)[\(index)]")
    }
}

extension String: SpecValue {
    static let shape = Shape.string

    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> String? {
        reading.string(value, example: example)
    }

    var node: DocumentNode? { .string(self) }
}

extension Bool: SpecValue {
    static let shape = Shape.bool

    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> Bool? {
        if case .bool(let flag) = value.node.content { return flag }
        reading.reportWrongType(of: value, expected: "true or false", example: example)
        return nil
    }

    var node: DocumentNode? { self ? .bool(true) : nil }
}

extension Int: SpecValue {
    static let shape = Shape.integer

    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> Int? {
        if case .integer(let number) = value.node.content { return number }
        reading.reportWrongType(of: value, expected: "a whole number", example: example)
        return nil
    }

    var node: DocumentNode? { .integer(self) }
}

extension Array: SpecValue where Element: SpecValue {
    static var shape: Shape { .list(Element.shape) }

    /// The elements that are right; the wrong ones are reported.
    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> [Element]? {
        guard case .array(let nodes) = value.node.content else {
            reading.reportWrongType(of: value, expected: "a list", example: example)
            return nil
        }
        let example = elementExample(of: example)
        return nodes.enumerated().compactMap { index, node in
            Element.read(value.element(index, node), example: example, into: &reading)
        }
    }

    var node: DocumentNode? { isEmpty ? nil : .array(compactMap(\.node)) }
}

/// `["a", "b"]` → `"a"`
private func elementExample(of example: String) -> String {
    let inner = example.utf8.dropFirst().dropLast()
    let quote = UInt8(ascii: "\"")
    guard inner.first == quote, let end = inner.dropFirst().firstIndex(of: quote) else {
        return String(Substring(inner))
    }
    return String(Substring(inner[...end]))
}

/// An enumeration whose raw values are the words of the spec.
extension SpecValue where Self: RawRepresentable<String> & CaseIterable {
    static var shape: Shape { .choice(allCases.map(\.rawValue)) }

    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> Self? {
        reading.choice(value, of: allCases.map(\.rawValue), example: example).flatMap(Self.init)
    }

    var node: DocumentNode? { .string(rawValue) }
}

extension Layer.Siblings: SpecValue {}
extension Tag.LogLevel: SpecValue {}
extension Module.Kind: SpecValue {}
