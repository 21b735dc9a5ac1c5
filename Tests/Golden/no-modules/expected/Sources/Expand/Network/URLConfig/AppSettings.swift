/// The tag's own constants, one typed property for each of its settings.
///
/// No property has a default value, so a new setting does not compile until every tag gives it one.
public struct AppSettings: Sendable, Hashable {
    public init() {}
}
