/// The name of a stored value together with its type, so that nobody reads a value as something else.
///
/// Declare each key once, beside the feature that owns it:
/// ```swift
/// extension StoreKey where Value == [String] {
///     static let recentSearches = StoreKey("search.recent")
/// }
/// let searches = try await store.value(for: .recentSearches) ?? []
/// ```
public struct StoreKey<Value: Codable & Sendable>: Hashable, Sendable {
    /// Any text; two keys of one name are the same value.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }
}
