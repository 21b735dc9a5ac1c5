import Diagnostics

/// A value of a spec file with its place.
///
/// Two nodes that say the same are equal wherever they say it.
public struct DocumentNode: Sendable {
    public var content: Content
    public var location: Location
    /// The bytes of the value in its file; empty for a value that is not in a file, and in binary property lists.
    var span: Range<Int>

    /// What a value can be in the three formats together.
    public enum Content: Equatable, Sendable {
        /// In the order of the file, with repeated keys.
        case object([Member])
        case array([DocumentNode])
        case string(String)
        case integer(Int)
        case double(Double)
        case bool(Bool)
        case null
        /// A value that only property lists have, by the name of its type: `date`, `data`.
        case other(String)
    }

    /// A key of an object with its value.
    public struct Member: Sendable {
        public var key: String
        public var keyLocation: Location
        public var value: DocumentNode
        /// The bytes of the key with its quotes or its tags.
        var keySpan: Range<Int>

        /// A member without a place, to be written.
        public init(_ key: String, _ value: DocumentNode) {
            self.init(key, at: .nowhere, span: 0..<0, value)
        }

        init(_ key: String, at location: Location, span: Range<Int>, _ value: DocumentNode) {
            self.key = key
            self.keyLocation = location
            self.keySpan = span
            self.value = value
        }
    }

    /// A value without a place, to be written.
    public init(_ content: Content) {
        self.init(content, at: .nowhere, span: 0..<0)
    }

    init(_ content: Content, at location: Location, span: Range<Int>) {
        self.content = content
        self.location = location
        self.span = span
    }
}

extension DocumentNode {
    public static func object(_ members: [Member]) -> DocumentNode { DocumentNode(.object(members)) }
    public static func array(_ elements: [DocumentNode]) -> DocumentNode { DocumentNode(.array(elements)) }
    public static func string(_ text: String) -> DocumentNode { DocumentNode(.string(text)) }
    public static func integer(_ number: Int) -> DocumentNode { DocumentNode(.integer(number)) }
    public static func double(_ number: Double) -> DocumentNode { DocumentNode(.double(number)) }
    public static func bool(_ flag: Bool) -> DocumentNode { DocumentNode(.bool(flag)) }
    public static var null: DocumentNode { DocumentNode(.null) }
}

extension DocumentNode: Equatable {
    public static func == (left: DocumentNode, right: DocumentNode) -> Bool {
        left.content == right.content
    }
}

extension DocumentNode.Member: Equatable {
    public static func == (left: DocumentNode.Member, right: DocumentNode.Member) -> Bool {
        left.key == right.key && left.value == right.value
    }
}

extension DocumentNode {
    /// The value at the end of a path that starts here, or nil; of two equal keys the first counts.
    public func node(at path: DocumentPath) -> DocumentNode? {
        var node = self
        for component in path.components {
            guard let next = node.child(component) else { return nil }
            node = next
        }
        return node
    }

    private func child(_ component: DocumentPath.Component) -> DocumentNode? {
        switch (content, component) {
        case (.object(let members), .key(let key)): members.first { $0.key == key }?.value
        case (.array(let elements), .index(let index)): elements.indices.contains(index) ? elements[index] : nil
        default: nil
        }
    }
}

extension DocumentNode {
    var isObject: Bool {
        guard case .object = content else { return false }
        return true
    }

    /// An object or an array with something in it.
    var isFilledContainer: Bool {
        switch content {
        case .object(let members): !members.isEmpty
        case .array(let elements): !elements.isEmpty
        default: false
        }
    }

    /// This value and the objects and arrays in it, those first that come first; at most so many.
    func containers(limit: Int) -> [DocumentNode] {
        var found: [DocumentNode] = []
        collectContainers(into: &found, limit: limit)
        return found
    }

    private func collectContainers(into found: inout [DocumentNode], limit: Int) {
        guard found.count < limit else { return }
        switch content {
        case .object(let members):
            found.append(self)
            for member in members { member.value.collectContainers(into: &found, limit: limit) }
        case .array(let elements):
            found.append(self)
            for element in elements { element.collectContainers(into: &found, limit: limit) }
        default: return
        }
    }
}

extension Location {
    /// The place of a value that is not in a file.
    static var nowhere: Location { Location(file: "") }
}
