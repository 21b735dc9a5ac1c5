import RoutesInterface
import SearchScreenInterface

/// Keeps the entries in memory.
actor SearchScreenStore: SearchScreenService {
    private var list: [SearchScreenItem]

    init(_ items: [SearchScreenItem] = []) {
        list = items
    }

    func items() -> [SearchScreenItem] {
        list
    }

    func add(_ item: SearchScreenItem) {
        if let index = index(of: item.id) {
            list[index] = item
        } else {
            list.append(item)
        }
    }

    @discardableResult
    func remove(id: SearchScreenItem.ID) -> SearchScreenItem? {
        index(of: id).map { list.remove(at: $0) }
    }

    private func index(of id: SearchScreenItem.ID) -> Int? {
        list.firstIndex { $0.id == id }
    }
}
