/// What a value looks like, for the JSON Schema.
indirect enum Shape: Sendable {
    case string, bool, integer, number
    /// One of these words.
    case choice([String])
    case list(Shape)
    /// An object with the keys of these fields.
    case object(noun: String, fields: [FieldDescription])
    /// An object with one such value under each name; nil stands for any names.
    case members(Shape, keys: [String]?)
    case anyOf([Shape])

    /// A list or an object with nothing in it; false.
    var emptyNode: DocumentNode? {
        switch self {
        case .list: .array([])
        case .members: .object([])
        case .bool: .bool(false)
        case .string, .integer, .number, .choice, .object, .anyOf: nil
        }
    }
}

/// A field of an object, without the type that it belongs to.
struct FieldDescription: Sendable {
    let key: String
    let summary: String
    let example: String
    let isRequired: Bool
    let shape: Shape
}
