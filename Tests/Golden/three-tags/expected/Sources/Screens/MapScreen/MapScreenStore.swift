import RoutesInterface

/// Keeps the entries in memory, in the order in which they were added.
public actor MapScreenStore {
    public private(set) var items: [MapScreenItem]

    public init(_ items: [MapScreenItem] = []) {
        self.items = items
    }

    /// Adds an entry at the end, or puts it in the place of the one with the same id.
    public func add(_ item: MapScreenItem) {
        if let index = index(of: item.id) {
            items[index] = item
        } else {
            items.append(item)
        }
    }

    /// Removes an entry and returns it; nil when there was none.
    @discardableResult
    public func remove(id: MapScreenItem.ID) -> MapScreenItem? {
        index(of: id).map { items.remove(at: $0) }
    }

    private func index(of id: MapScreenItem.ID) -> Int? {
        items.firstIndex { $0.id == id }
    }
}
