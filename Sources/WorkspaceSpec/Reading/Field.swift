import Diagnostics

/// A key of an object of the spec, bound to the property that holds its value.
struct Field<Owner: SpecObject>: Sendable {
    let key: String
    /// What the key means, in one or two sentences.
    let summary: String
    /// A right value, as JSON.
    let example: String
    let isRequired: Bool
    /// Only the schema asks for it.
    private let describe: @Sendable () -> Shape
    /// False when the value could not be read.
    private let store: @Sendable (SpecNode, inout Owner, inout Reading) -> Bool
    private let load: @Sendable (Owner) -> DocumentNode?

    init<Value: SpecValue>(
        _ key: String,
        _ property: WritableKeyPath<Owner, Value> & Sendable,
        _ summary: String,
        example: String,
        required: Bool = false
    ) {
        let shape = { @Sendable in Value.shape }
        self.init(key, summary, example, required, shape) { node, owner, reading in
            guard let value = Value.read(node, example: example, into: &reading) else { return false }
            owner[keyPath: property] = value
            return true
        } load: {
            $0[keyPath: property].node
        }
    }

    init<Value: SpecValue>(
        _ key: String,
        _ property: WritableKeyPath<Owner, Value?> & Sendable,
        _ summary: String,
        example: String
    ) {
        let shape = { @Sendable in Value.shape }
        self.init(key, summary, example, false, shape) { node, owner, reading in
            owner[keyPath: property] = Value.read(node, example: example, into: &reading)
            return owner[keyPath: property] != nil
        } load: {
            $0[keyPath: property]?.node
        }
    }

    /// A field whose value is an object with names that the team chooses.
    init<Member: SpecMember>(
        members key: String,
        _ property: WritableKeyPath<Owner, [Member]> & Sendable,
        _ summary: String,
        example: String,
        required: Bool = false
    ) {
        let shape = { @Sendable in Shape.members(Member.shape, keys: Member.keys) }
        self.init(key, summary, example, required, shape) { node, owner, reading in
            guard let value = Member.read(node, example: example, into: &reading) else { return false }
            owner[keyPath: property] = value
            return true
        } load: { owner in
            let members = owner[keyPath: property]
            return members.isEmpty ? nil : .object(members.map { DocumentNode.Member($0.key, $0.node) })
        }
    }

    private init(
        _ key: String,
        _ summary: String,
        _ example: String,
        _ isRequired: Bool,
        _ describe: @escaping @Sendable () -> Shape,
        store: @escaping @Sendable (SpecNode, inout Owner, inout Reading) -> Bool,
        load: @escaping @Sendable (Owner) -> DocumentNode?
    ) {
        self.key = key
        self.summary = summary
        self.example = example
        self.isRequired = isRequired
        self.describe = describe
        self.store = store
        self.load = load
    }

    var shape: Shape { describe() }

    /// The field without its owner, for the schema.
    var description: FieldDescription {
        FieldDescription(key: key, summary: summary, example: example, isRequired: isRequired, shape: shape)
    }

    /// Stores the value and notes where it stands.
    func read(_ value: SpecNode, into owner: inout Owner, reading: inout Reading) {
        owner.origin.places[key] = value.node.location
        for (index, location) in value.node.stringLocations.enumerated() {
            owner.origin.places["\(key)[\(index)]"] = location
        }
        var value = value
        value.isOptional = !isRequired
        if !store(value, &owner, &reading) { owner.origin.unreadable.insert(key) }
    }

    /// The value to write; an empty one only on request, and where the spec says it itself.
    func write(_ owner: Owner, _ writesEmpty: Bool) -> DocumentNode? {
        load(owner) ?? (writesEmpty || owner.origin.says(key) ? shape.emptyNode : nil)
    }
}

extension DocumentNode {
    /// The places of the strings in a list: what remains of a list of names when the wrong elements are left out.
    fileprivate var stringLocations: [Location] {
        guard case .array(let elements) = content else { return [] }
        return elements.compactMap { element in
            if case .string = element.content { element.location } else { nil }
        }
    }
}
