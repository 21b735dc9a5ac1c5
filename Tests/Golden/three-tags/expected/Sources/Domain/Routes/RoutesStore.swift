import Cache
import RoutesInterface

/// Keeps the entries in memory.
actor RoutesStore: RoutePlanning {
    private var list: [RoutesItem]

    init(_ items: [RoutesItem] = []) {
        list = items
    }

    func items() -> [RoutesItem] {
        list
    }

    func add(_ item: RoutesItem) {
        if let index = index(of: item.id) {
            list[index] = item
        } else {
            list.append(item)
        }
    }

    @discardableResult
    func remove(id: RoutesItem.ID) -> RoutesItem? {
        index(of: id).map { list.remove(at: $0) }
    }

    private func index(of id: RoutesItem.ID) -> Int? {
        list.firstIndex { $0.id == id }
    }
}
