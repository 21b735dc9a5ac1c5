/// A group of servers that share one base URL in each tag.
///
/// Every request names its center; the tag's ``BaseURLs`` say where that center is.
public enum ServerCenter: String, CaseIterable, Sendable {
    case account
    case maps
    case search
    case payments
    case telemetry
}
