/// Names one of the things that Identifiers works with, so that it is never mixed up with another text.
///
/// `IdentifiersID("a-1")` → `a-1`, in JSON as well; `IdentifiersID("a 1")` → nil
public struct IdentifiersID: Hashable, Sendable, LosslessStringConvertible {
    public let description: String

    /// Nil when the text is empty, holds white space, or is longer than 128 bytes.
    public init?(_ description: String) {
        guard 1...128 ~= description.utf8.count, !description.contains(where: \.isWhitespace) else { return nil }
        self.description = description
    }
}

extension IdentifiersID: Comparable {
    public static func < (left: IdentifiersID, right: IdentifiersID) -> Bool {
        left.description < right.description
    }
}

extension IdentifiersID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = IdentifiersID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no IdentifiersID")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
