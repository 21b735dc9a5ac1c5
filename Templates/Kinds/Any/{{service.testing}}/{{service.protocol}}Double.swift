import {{service.interface}}

/// Stands in for `{{service.protocol}}` in other modules' tests: answers with what the test gives it and remembers what it
/// was asked.
///
/// ```swift
/// let {{service.accessor}} = {{service.protocol}}Double(items: [{{module.name}}Item(id: "1", title: "One")])
/// registry.register(.{{service.accessor}}) { _ in {{service.accessor}} }
/// ```
public actor {{service.protocol}}Double: {{service.protocol}} {
    public enum Call: Equatable, Sendable {
        case items
        case add({{module.name}}Item)
        case remove(id: {{module.name}}Item.ID)
    }

    /// In the order in which they came.
    public private(set) var calls: [Call] = []
    private let answer: [{{module.name}}Item]

    /// - Parameter items: What every call is answered from; adding and removing does not change it.
    public init(items: [{{module.name}}Item] = []) {
        answer = items
    }

    public func items() -> [{{module.name}}Item] {
        calls.append(.items)
        return answer
    }

    public func add(_ item: {{module.name}}Item) {
        calls.append(.add(item))
    }

    @discardableResult
    public func remove(id: {{module.name}}Item.ID) -> {{module.name}}Item? {
        calls.append(.remove(id: id))
        return answer.first { $0.id == id }
    }
}
