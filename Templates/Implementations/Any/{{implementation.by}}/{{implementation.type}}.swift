{{#implementation.imports}}
import {{name}}
{{/implementation.imports}}

/// Always has the same two entries, so that a page can be shown and tested without the real module behind it.
struct {{implementation.type}}: {{implementation.protocol}} {
    static let items = [
        {{implementation.module}}Item(id: "first", title: "First entry"),
        {{implementation.module}}Item(id: "second", title: "Second entry"),
    ]

    func items() async -> [{{implementation.module}}Item] {
        Self.items
    }

    /// Nothing is kept.
    func add(_ item: {{implementation.module}}Item) async {}

    /// Nothing is removed; the answer is as if it were.
    @discardableResult
    func remove(id: {{implementation.module}}Item.ID) async -> {{implementation.module}}Item? {
        Self.items.first { $0.id == id }
    }
}
