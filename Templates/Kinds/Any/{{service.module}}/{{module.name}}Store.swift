{{#module.imports}}
import {{name}}
{{/module.imports}}

/// Keeps the entries in memory.
actor {{module.name}}Store: {{service.protocol}} {
    private var list: [{{module.name}}Item]

    init(_ items: [{{module.name}}Item] = []) {
        list = items
    }

    func items() -> [{{module.name}}Item] {
        list
    }

    func add(_ item: {{module.name}}Item) {
        if let index = index(of: item.id) {
            list[index] = item
        } else {
            list.append(item)
        }
    }

    @discardableResult
    func remove(id: {{module.name}}Item.ID) -> {{module.name}}Item? {
        index(of: id).map { list.remove(at: $0) }
    }

    private func index(of id: {{module.name}}Item.ID) -> Int? {
        list.firstIndex { $0.id == id }
    }
}
