/// What other modules may ask of SearchScreen. They get it from the registry and never see who answers.
///
/// ```swift
/// let items = await registry.searchScreen?.items() ?? []
/// ```
public protocol SearchScreenService: Sendable {
    /// All entries, in the order in which they were added.
    func items() async -> [SearchScreenItem]

    /// Adds an entry at the end, or puts it in the place of the one with the same id.
    func add(_ item: SearchScreenItem) async

    /// Removes an entry and returns it; nil when there was none.
    @discardableResult
    func remove(id: SearchScreenItem.ID) async -> SearchScreenItem?
}
