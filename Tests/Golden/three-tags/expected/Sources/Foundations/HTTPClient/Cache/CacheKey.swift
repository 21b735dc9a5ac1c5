import Foundation
import URLConfig

/// What a cached response belongs to. Two tags or two centers never share one, even at the same URL.
struct CacheKey: Hashable, Sendable {
    let tag: String
    let center: ServerCenter
    let url: URL
}
