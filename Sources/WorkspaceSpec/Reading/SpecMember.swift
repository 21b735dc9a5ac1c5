import Diagnostics

/// A member of an object whose keys are names that the team chooses: a URL under the name of a tag. Its origin is the
/// key's place, with the value's place as `value`.
protocol SpecMember: Sendable {
    static var shape: Shape { get }
    /// The only names that there are; nil when the team chooses them.
    static var keys: [String]? { get }

    /// Nil when the value is wrong, which `reading` then knows.
    init?(key: String, value: SpecNode, reading: inout Reading)

    var origin: Origin { get set }
    var key: String { get }
    var node: DocumentNode { get }
}

extension SpecMember {
    static var keys: [String]? { nil }

    /// The members that are right, of equal keys the first; nil when the value is no object.
    static func read(_ value: SpecNode, example: String, into reading: inout Reading) -> [Self]? {
        guard case .object(let members) = value.node.content else {
            reading.reportWrongType(of: value, expected: "an object", example: example)
            return nil
        }
        var seen: Set<String> = []
        return members.compactMap { member in
            guard seen.insert(member.key).inserted, isKnown(member, in: value, reading: &reading) else { return nil }
            var read = Self(key: member.key, value: value.child(member.key, member.value), reading: &reading)
            read?.origin = Origin(member.keyLocation)
            read?.origin.places["value"] = member.value.location
            return read
        }
    }

    private static func isKnown(_ member: DocumentNode.Member, in value: SpecNode, reading: inout Reading) -> Bool {
        guard let keys, !keys.contains(member.key) else { return true }
        reading.reportUnknownKey(member, in: value, suggestion: nearestName(to: member.key, among: keys), keys: keys)
        return false
    }
}
