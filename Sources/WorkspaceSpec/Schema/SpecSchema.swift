import Diagnostics

/// The JSON Schema of a spec (draft 2020-12), for editors: made from the same lists of fields as the reader.
public enum SpecSchema {
    /// The schema as text, with a final newline.
    public static let json: String = {
        do {
            return String(decoding: try SpecDocument.bytes(of: node, as: .json), as: UTF8.self)
        } catch {
            preconditionFailure("the schema is plain JSON: \(error)")
        }
    }()

    static var node: DocumentNode {
        var writer = SchemaWriter()
        let root = writer.members(of: Spec.fields.map(\.description))
        return .object(
            [
                .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                .init("title", .string("scaffold.json")),
                .init("description", .string("What a team declares once about a layered Swift project.")),
            ] + root + [.init("$defs", .object(writer.definitions))]
        )
    }
}

/// Turns shapes into schemas and keeps those of the objects by their names.
private struct SchemaWriter {
    var definitions: [DocumentNode.Member] = []

    /// The schema of an object with these fields, without its braces.
    mutating func members(of fields: [FieldDescription]) -> [DocumentNode.Member] {
        let properties = fields.map { DocumentNode.Member($0.key, property($0)) }
        let required = fields.filter(\.isRequired).map { DocumentNode.string($0.key) }
        return [
            .init("type", .string("object")),
            .init("properties", .object(properties)),
            .init("required", .array(required)),
            .init("additionalProperties", .bool(false)),
        ]
    }

    private mutating func property(_ field: FieldDescription) -> DocumentNode {
        let documentation: [DocumentNode.Member] = [.init("description", .string(field.summary))]
        let examples = example(field.example).map { [DocumentNode.Member("examples", .array([$0]))] } ?? []
        return .object(documentation + schema(of: field.shape) + examples)
    }

    private func example(_ text: String) -> DocumentNode? {
        // A document is an object, so the example is read as a member of one.
        let wrapped = Array(#"{ "example": \#(text) }"#.utf8)
        return (try? SpecDocument(bytes: wrapped, file: "example"))?.node(at: ["example"])
    }

    private mutating func schema(of shape: Shape) -> [DocumentNode.Member] {
        switch shape {
        case .string: type("string")
        case .bool: type("boolean")
        case .integer: type("integer")
        case .number: type("number")
        case .choice(let words): [.init("enum", .array(words.map(DocumentNode.string)))]
        case .list(let element): type("array") + [.init("items", .object(schema(of: element)))]
        case .object(let noun, let fields): reference(to: noun, fields)
        case .members(let value, let keys): type("object") + members(value, keys)
        case .anyOf(let shapes): [.init("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
        }
    }

    private func type(_ name: String) -> [DocumentNode.Member] {
        [.init("type", .string(name))]
    }

    private mutating func members(_ value: Shape, _ keys: [String]?) -> [DocumentNode.Member] {
        let names = keys.map { keys in
            DocumentNode.Member("propertyNames", .object([.init("enum", .array(keys.map(DocumentNode.string)))]))
        }
        return [names].compactMap { $0 } + [.init("additionalProperties", .object(schema(of: value)))]
    }

    private mutating func reference(to noun: String, _ fields: [FieldDescription]) -> [DocumentNode.Member] {
        let name = noun.asIdentifier
        if !definitions.contains(where: { $0.key == name }) {
            let index = definitions.count
            definitions.append(.init(name, .null))
            definitions[index].value = .object(members(of: fields))
        }
        return [.init("$ref", .string("#/$defs/\(name)"))]
    }
}

extension String {
    /// `server center` → `serverCenter`
    fileprivate var asIdentifier: String {
        let words = split(separator: " ")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
