/// What other modules may ask of Routes. They get it from the registry and never see who answers.
///
/// ```swift
/// let items = await registry.routes?.items() ?? []
/// ```
public protocol RoutePlanning: Sendable {
    /// All entries, in the order in which they were added.
    func items() async -> [RoutesItem]

    /// Adds an entry at the end, or puts it in the place of the one with the same id.
    func add(_ item: RoutesItem) async

    /// Removes an entry and returns it; nil when there was none.
    @discardableResult
    func remove(id: RoutesItem.ID) async -> RoutesItem?
}
