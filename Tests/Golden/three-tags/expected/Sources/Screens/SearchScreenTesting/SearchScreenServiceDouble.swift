import SearchScreenInterface

/// Stands in for `SearchScreenService` in other modules' tests: answers with what the test gives it and remembers what it
/// was asked.
///
/// ```swift
/// let searchScreen = SearchScreenServiceDouble(items: [SearchScreenItem(id: "1", title: "One")])
/// registry.register(.searchScreen) { _ in searchScreen }
/// ```
public actor SearchScreenServiceDouble: SearchScreenService {
    public enum Call: Equatable, Sendable {
        case items
        case add(SearchScreenItem)
        case remove(id: SearchScreenItem.ID)
    }

    /// In the order in which they came.
    public private(set) var calls: [Call] = []
    private let answer: [SearchScreenItem]

    /// - Parameter items: What every call is answered from; adding and removing does not change it.
    public init(items: [SearchScreenItem] = []) {
        answer = items
    }

    public func items() -> [SearchScreenItem] {
        calls.append(.items)
        return answer
    }

    public func add(_ item: SearchScreenItem) {
        calls.append(.add(item))
    }

    @discardableResult
    public func remove(id: SearchScreenItem.ID) -> SearchScreenItem? {
        calls.append(.remove(id: id))
        return answer.first { $0.id == id }
    }
}
