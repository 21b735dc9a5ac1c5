/// What a template is rendered with: plain data, no code.
///
/// `["name": "Shop", "tags": ["Local", "Product"], "year": 2026]`
///
/// A section is left out for `null`, `false` and the empty list, and rendered for everything else, `0` and `""`
/// included. A number that is no integer is a string, spelt as in its source.
public enum TemplateValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case string(String)
    case integer(Int)
    case list([TemplateValue])
    case object(TemplateObject)
}

extension TemplateValue {
    /// A list whose items know their place, for separators: an object gains `isFirst` and `isLast`, any other item
    /// becomes an object with `value`, `isFirst` and `isLast`.
    ///
    /// `{{#names}}{{value}}{{^isLast}}, {{/isLast}}{{/names}}` with `.series(["A", "B"])` → `A, B`
    public static func series(_ items: consuming [TemplateValue]) -> TemplateValue {
        for index in items.indices {
            items[index].place(isFirst: index == 0, isLast: index == items.count - 1)
        }
        return .list(items)
    }

    /// The string, or null for nil.
    public init(_ string: String?) {
        self = string.map(TemplateValue.string) ?? .null
    }

    /// The object with further members; where both have one, the further one wins. Anything but an object is
    /// replaced by the members.
    public func adding(_ members: TemplateObject) -> TemplateValue {
        guard case .object(let own) = self else { return .object(members) }
        return .object(own.adding(members))
    }

    /// The member of an object; nil when there is none, or this is no object.
    public subscript(name: String) -> TemplateValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// Makes the value an item of a series, as `series` does.
    public mutating func place(isFirst: Bool, isLast: Bool) {
        guard case .object(var members) = self else {
            self = ["value": self, "isFirst": .bool(isFirst), "isLast": .bool(isLast)]
            return
        }
        // The members are changed where they are, not in a copy.
        self = .null
        members["isFirst"] = .bool(isFirst)
        members["isLast"] = .bool(isLast)
        self = .object(members)
    }
}

extension TemplateValue {
    /// Whether a section with this value is rendered.
    var isTruthy: Bool {
        switch self {
        case .null, .bool(false): false
        case .list(let items): !items.isEmpty
        default: true
        }
    }

    /// What a placeholder writes; nil for what has no text: null, a list, an object.
    var text: String? {
        switch self {
        case .string(let string): string
        case .integer(let integer): String(integer)
        case .bool(let bool): bool ? "true" : "false"
        case .null, .list, .object: nil
        }
    }

    /// What kind of value this is, in words: `a list`.
    var kindInWords: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .string: "a text"
        case .integer: "a number"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .string("\(value)") }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .null }
    public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }

    /// Of two equal names, the later one wins.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .object(TemplateObject(elements))
    }
}
