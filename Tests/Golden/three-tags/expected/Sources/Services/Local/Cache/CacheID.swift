import Identifiers

/// Names one of the things that Cache works with, so that it is never mixed up with another text.
///
/// `CacheID("a-1")` → `a-1`, in JSON as well; `CacheID("a 1")` → nil
public struct CacheID: Hashable, Sendable, LosslessStringConvertible {
    public let description: String

    /// Nil when the text is empty, holds white space, or is longer than 128 bytes.
    public init?(_ description: String) {
        guard 1...128 ~= description.utf8.count, !description.contains(where: \.isWhitespace) else { return nil }
        self.description = description
    }
}

extension CacheID: Comparable {
    public static func < (left: CacheID, right: CacheID) -> Bool {
        left.description < right.description
    }
}

extension CacheID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = CacheID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no CacheID")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
