{{#service.interfaceImports}}
import {{name}}
{{#isLast}}

{{/isLast}}
{{/service.interfaceImports}}
/// What other modules may ask of {{module.name}}. They get it from the registry and never see who answers.
///
/// ```swift
/// let items = await registry.{{service.accessor}}?.items() ?? []
/// ```
public protocol {{service.protocol}}: Sendable {
    /// All entries, in the order in which they were added.
    func items() async -> [{{module.name}}Item]

    /// Adds an entry at the end, or puts it in the place of the one with the same id.
    func add(_ item: {{module.name}}Item) async

    /// Removes an entry and returns it; nil when there was none.
    @discardableResult
    func remove(id: {{module.name}}Item.ID) async -> {{module.name}}Item?
}
