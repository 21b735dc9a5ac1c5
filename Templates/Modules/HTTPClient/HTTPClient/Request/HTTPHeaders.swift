/// Header fields in the order they were added; names are compared without regard to case.
///
///     var headers: HTTPHeaders = ["Accept": "application/json"]
///     headers["accept"]  →  "application/json"
public struct HTTPHeaders: Sendable, Hashable {
    /// One line of the header.
    public struct Field: Sendable, Hashable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public private(set) var fields: [Field]

    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The values of `name`, joined by commas; setting replaces them all, nil removes them.
    public subscript(name: String) -> String? {
        get {
            let values = fields.filter { $0.isNamed(name) }.map(\.value)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// These fields, and those of `others` in place of any with the same name.
    public func overridden(by others: HTTPHeaders) -> HTTPHeaders {
        let kept = fields.filter { field in !others.fields.contains { $0.isNamed(field.name) } }
        return HTTPHeaders(kept + others.fields)
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
    /// For logs: the values of fields such as `Authorization` are left out.
    public var description: String {
        Redactor.standard.headers(self).map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }

    public var customMirror: Mirror {
        Mirror(self, children: ["fields": description])
    }
}

extension HTTPHeaders {
    /// What keeps the headers from being sent, for instance a line break, which would smuggle in another header.
    var flaw: String? {
        if fields.contains(where: { !$0.name.isToken }) { return "a header's name holds a character that none may" }
        let field = fields.first { !$0.value.isHeaderValue }
        return field.map { "the header '\($0.name)' holds a character that none may" }
    }
}

extension HTTPHeaders.Field {
    func isNamed(_ other: String) -> Bool {
        name.utf8.count == other.utf8.count && name.lowercased() == other.lowercased()
    }
}

extension String {
    fileprivate var isHeaderValue: Bool {
        utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == UInt8(ascii: "\t") }
    }
}
