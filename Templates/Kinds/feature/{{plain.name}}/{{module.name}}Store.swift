{{#module.imports}}
import {{name}}
{{#isLast}}

{{/isLast}}
{{/module.imports}}
/// Keeps the entries in memory, in the order in which they were added.
public actor {{module.name}}Store {
    public private(set) var items: [{{module.name}}Item]

    public init(_ items: [{{module.name}}Item] = []) {
        self.items = items
    }

    /// Adds an entry at the end, or puts it in the place of the one with the same id.
    public func add(_ item: {{module.name}}Item) {
        if let index = index(of: item.id) {
            items[index] = item
        } else {
            items.append(item)
        }
    }

    /// Removes an entry and returns it; nil when there was none.
    @discardableResult
    public func remove(id: {{module.name}}Item.ID) -> {{module.name}}Item? {
        index(of: id).map { items.remove(at: $0) }
    }

    private func index(of id: {{module.name}}Item.ID) -> Int? {
        items.firstIndex { $0.id == id }
    }
}
