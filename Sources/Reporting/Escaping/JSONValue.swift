import Diagnostics

/// A JSON text in the making (RFC 8259): members keep their order, every string is escaped.
///
/// `(["a": [1, true]] as JSONValue).text` → `{\n  "a": [\n    1,\n    true\n  ]\n}\n`
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The text, indented by two spaces, with a last line end.
    public var text: String {
        var text = ""
        write(to: &text, indentation: "")
        return text + "\n"
    }

    /// A string, or null for nil.
    public init(_ string: String?) {
        self = string.map(JSONValue.string) ?? .null
    }

    /// A number, or null for nil.
    public init(_ integer: Int?) {
        self = integer.map(JSONValue.integer) ?? .null
    }

    /// An object without the members whose value is nil.
    public static func object(present members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }
}

extension JSONValue {
    private func write(to text: inout String, indentation: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .string(let value): text += value.quotedForJSON
        case .array(let values): write(values, "[", "]", to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
        case .object(let members): write(members, "{", "}", to: &text, indentation) { $0.write(to: &$1, $2) }
        }
    }

    private func write<Element>(
        _ elements: [Element],
        _ open: String,
        _ close: String,
        to text: inout String,
        _ indentation: String,
        _ write: (Element, inout String, String) -> Void
    ) {
        let inner = indentation + "  "
        text += open
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "\n\(inner)" : ",\n\(inner)"
            write(element, &text, inner)
        }
        text += elements.isEmpty ? close : "\n\(indentation)\(close)"
    }
}

extension JSONValue.Member {
    fileprivate func write(to text: inout String, _ indentation: String) {
        text += name.quotedForJSON + ": "
        value.write(to: &text, indentation: indentation)
    }
}

extension String {
    /// A JSON string: what cannot be seen is escaped too, so that the file is safe to look at in a terminal.
    fileprivate var quotedForJSON: String {
        consists(of: \.isPlainInJSON) ? "\"\(self)\"" : "\"\(escaped(\.escapeInJSON))\""
    }
}

extension UInt8 {
    fileprivate var isPlainInJSON: Bool {
        isGraphicASCII && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    fileprivate var escapeInJSON: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isInvisible ? String(self).utf16.map(escapeInJSON).joined() : nil
        }
    }

    private func escapeInJSON(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

// No nil literal: beside an optional it would make null of what shall be left out.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public init(integerLiteral value: Int) { self = .integer(value) }

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
