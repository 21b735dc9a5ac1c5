/// Whether a GET may be answered from memory.
public enum CachePolicy: Sendable, Hashable {
    /// For as long as the server allows by `Cache-Control: max-age`, otherwise not at all.
    case followServer
    /// For this long, unless the server forbids it (`no-store`, `no-cache`) or allows longer.
    case atLeast(Duration)
    /// Asks the server, and keeps the answer for those that follow.
    case refresh
    case never
}
