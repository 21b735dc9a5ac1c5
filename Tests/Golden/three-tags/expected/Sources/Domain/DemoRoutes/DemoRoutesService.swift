import RoutesInterface

/// Always has the same two entries, so that a page can be shown and tested without the real module behind it.
struct DemoRoutesService: RoutePlanning {
    static let items = [
        RoutesItem(id: "first", title: "First entry"),
        RoutesItem(id: "second", title: "Second entry"),
    ]

    func items() async -> [RoutesItem] {
        Self.items
    }

    /// Nothing is kept.
    func add(_ item: RoutesItem) async {}

    /// Nothing is removed; the answer is as if it were.
    @discardableResult
    func remove(id: RoutesItem.ID) async -> RoutesItem? {
        Self.items.first { $0.id == id }
    }
}
