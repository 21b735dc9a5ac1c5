import RoutesInterface

/// Stands in for `RoutePlanning` in other modules' tests: answers with what the test gives it and remembers what it
/// was asked.
///
/// ```swift
/// let routes = RoutePlanningDouble(items: [RoutesItem(id: "1", title: "One")])
/// registry.register(.routes) { _ in routes }
/// ```
public actor RoutePlanningDouble: RoutePlanning {
    public enum Call: Equatable, Sendable {
        case items
        case add(RoutesItem)
        case remove(id: RoutesItem.ID)
    }

    /// In the order in which they came.
    public private(set) var calls: [Call] = []
    private let answer: [RoutesItem]

    /// - Parameter items: What every call is answered from; adding and removing does not change it.
    public init(items: [RoutesItem] = []) {
        answer = items
    }

    public func items() -> [RoutesItem] {
        calls.append(.items)
        return answer
    }

    public func add(_ item: RoutesItem) {
        calls.append(.add(item))
    }

    @discardableResult
    public func remove(id: RoutesItem.ID) -> RoutesItem? {
        calls.append(.remove(id: id))
        return answer.first { $0.id == id }
    }
}
