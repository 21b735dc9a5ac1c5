/// The members of an object, each of its own name, in the order in which they were given.
///
/// `["name": "Shop", "year": 2026]`
///
/// A workspace has tens of thousands of objects with a handful of members: there, comparing names is faster than
/// hashing them. Only an object of many has a table.
public struct TemplateObject: Sendable {
    public typealias Member = (name: String, value: TemplateValue)

    public private(set) var members: [Member] = []
    /// The place of each member of an object of many.
    private var places: [String: Int] = [:]

    /// The most members that are found by comparing.
    private static let few = 16

    /// Of two equal names, the later one wins.
    public init(_ members: some Collection<(String, TemplateValue)>) {
        // Most objects become items of a series: there is room for their place.
        self.members.reserveCapacity(members.count + 2)
        for (name, value) in members { self[name] = value }
    }

    public var names: [String] { members.map(\.name) }

    /// The value of a name; nil when there is none, and nil changes nothing.
    public subscript(name: String) -> TemplateValue? {
        get { place(of: name).map { members[$0].value } }
        set {
            guard let newValue else { return }
            if let place = place(of: name) { members[place].value = newValue } else { append(name, newValue) }
        }
    }

    /// The object with the members of another one, which wins where both have one.
    public func adding(_ other: TemplateObject) -> TemplateObject {
        var sum = self
        for (name, value) in other.members { sum[name] = value }
        return sum
    }

    private mutating func append(_ name: String, _ value: TemplateValue) {
        members.append((name, value))
        guard members.count > TemplateObject.few else { return }
        for place in places.count..<members.count { places[members[place].name] = place }
    }

    private func place(of name: String) -> Int? {
        if members.count > TemplateObject.few { return places[name] }
        let length = name.utf8.count
        for place in members.indices where members[place].name.utf8.count == length && members[place].name == name {
            return place
        }
        return nil
    }
}

extension TemplateObject: Equatable {
    /// In whatever order.
    public static func == (left: TemplateObject, right: TemplateObject) -> Bool {
        left.members.count == right.members.count && left.members.allSatisfy { right[$0.name] == $0.value }
    }
}

extension TemplateObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self.init(elements)
    }
}
