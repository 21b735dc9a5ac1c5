{{#module.imports}}
import {{name}}
{{#isLast}}

{{/isLast}}
{{/module.imports}}
/// Names one of the things that {{module.name}} works with, so that it is never mixed up with another text.
///
/// `{{module.name}}ID("a-1")` → `a-1`, in JSON as well; `{{module.name}}ID("a 1")` → nil
public struct {{module.name}}ID: Hashable, Sendable, LosslessStringConvertible {
    public let description: String

    /// Nil when the text is empty, holds white space, or is longer than 128 bytes.
    public init?(_ description: String) {
        guard 1...128 ~= description.utf8.count, !description.contains(where: \.isWhitespace) else { return nil }
        self.description = description
    }
}

extension {{module.name}}ID: Comparable {
    public static func < (left: {{module.name}}ID, right: {{module.name}}ID) -> Bool {
        left.description < right.description
    }
}

extension {{module.name}}ID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = {{module.name}}ID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no {{module.name}}ID")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
