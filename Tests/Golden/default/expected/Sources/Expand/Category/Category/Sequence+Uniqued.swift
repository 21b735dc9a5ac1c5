extension Sequence {
    /// The elements without repetition, each where it comes first: `[3, 1, 3]` → `[3, 1]`.
    public func uniqued() -> [Element] where Element: Hashable {
        uniqued { $0 }
    }

    /// The elements without those whose key came before: `users.uniqued(by: \.id)`.
    public func uniqued<Key: Hashable>(by key: (Element) throws -> Key) rethrows -> [Element] {
        var seen: Set<Key> = []
        return try filter { seen.insert(try key($0)).inserted }
    }

    /// The elements in ascending order of a property; equal ones keep their order: `users.sorted(by: \.name)`.
    public func sorted(by property: KeyPath<Element, some Comparable>) -> [Element] {
        sorted { $0[keyPath: property] < $1[keyPath: property] }
    }
}
