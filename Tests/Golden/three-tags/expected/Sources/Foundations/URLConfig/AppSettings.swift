/// The tag's own constants, one typed property for each of its settings.
///
/// No property has a default value, so a new setting does not compile until every tag gives it one.
public struct AppSettings: Sendable, Hashable {
    public let pageSize: Int
    public let greeting: String
    public let isMocked: Bool
    public let ratio: Double?

    public init(
        pageSize: Int,
        greeting: String,
        isMocked: Bool,
        ratio: Double?
    ) {
        self.pageSize = pageSize
        self.greeting = greeting
        self.isMocked = isMocked
        self.ratio = ratio
    }
}
