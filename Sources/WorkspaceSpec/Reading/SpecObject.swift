import Diagnostics

/// An object of the spec. Its list of fields drives the reader, the diagnostic of unknown keys, the writer and the
/// JSON Schema.
protocol SpecObject: SpecValue {
    /// What the object is, in messages and in the schema: `server center`.
    static var noun: String { get }
    static var fields: [Field<Self>] { get }
    /// Whether empty lists are written as well, because leaving them out means something else.
    static var writesEverything: Bool { get }

    init()
    var origin: Origin { get set }
}

extension SpecObject {
    static var writesEverything: Bool { false }

    static var shape: Shape {
        .object(noun: noun, fields: fields.map(\.description))
    }

    /// The object as far as it is right. A misspelt key counts as the key that was meant, and a plain string as the
    /// object of that name, so that one mistake is reported once.
    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> Self? {
        guard case .object(let members) = value.node.content else {
            reading.reportWrongType(of: value, expected: "an object", example: example)
            return named(by: value)
        }
        var object = Self()
        object.origin = Origin(value.node.location)
        for meaning in meanings(of: members, in: value, reading: &reading) {
            meaning.read(into: &object, of: value, reading: &reading)
        }
        return object
    }

    var node: DocumentNode? {
        .object(
            Self.fields.compactMap { field in
                field.write(self, Self.writesEverything).map { DocumentNode.Member(field.key, $0) }
            }
        )
    }

    /// The object that has nothing but a name; nil where that means nothing.
    private static func named(by value: SpecNode) -> Self? {
        guard case .string = value.node.content, let field = fields.first, field.key == "name" else { return nil }
        var object = Self()
        object.origin = Origin(value.node.location)
        var ignored = Reading()
        field.read(value, into: &object, reading: &ignored)
        object.origin.unreadable = Set(fields.dropFirst().map(\.key))
        return object
    }

    /// Every field that the members give, with its value; unknown and missing keys are reported.
    private static func meanings(
        of members: [DocumentNode.Member],
        in value: SpecNode,
        reading: inout Reading
    ) -> [Meaning<Self>] {
        let fields = Self.fields
        let keys = fields.map(\.key)
        // By the place of the field: a spec has thousands of objects, and a field is much to copy.
        var meanings = [Meaning<Self>?](repeating: nil, count: fields.count)
        for member in members {
            guard let place = keys.firstIndex(of: member.key), meanings[place] == nil else { continue }
            meanings[place] = Meaning(field: fields[place], node: member.value, isCertain: true)
        }
        for member in members where !keys.contains(member.key) {
            let missing = keys.indices.filter { meanings[$0] == nil }
            let near =
                nearestName(to: member.key, among: missing.map { keys[$0] })
                ?? nearestName(to: member.key, among: keys)
            let meant = near ?? missing.first { fields[$0].isRequired }.map { keys[$0] }
            reading.reportUnknownKey(member, in: value, suggestion: meant, keys: keys)
            guard let place = missing.first(where: { keys[$0] == meant }) else { continue }
            meanings[place] = Meaning(field: fields[place], node: member.value, isCertain: near != nil)
        }
        for place in keys.indices where meanings[place] == nil && fields[place].isRequired {
            reading.reportMissingKey(keys[place], in: value, example: fields[place].example)
        }
        return meanings.compactMap(\.self)
    }
}

/// A field and the value that a document gives it.
private struct Meaning<Owner: SpecObject> {
    var field: Field<Owner>
    var node: DocumentNode
    /// The key is this one, or nearly.
    var isCertain: Bool

    /// What is wrong with the value of a key that only may have meant this field is not reported.
    func read(into owner: inout Owner, of object: SpecNode, reading: inout Reading) {
        let value = object.child(field.key, node)
        var guess = Reading()
        if isCertain {
            field.read(value, into: &owner, reading: &reading)
        } else {
            field.read(value, into: &owner, reading: &guess)
        }
    }
}
