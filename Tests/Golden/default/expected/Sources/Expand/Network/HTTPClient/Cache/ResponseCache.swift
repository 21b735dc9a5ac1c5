import Foundation

/// Answers kept in memory: by tag, center and final URL, for one session's token, up to a number of bytes.
///
/// One cache may serve several clients. When it is full, what was not used for longest goes first.
public actor ResponseCache {
    private struct Entry {
        let response: HTTPResponse
        /// An answer for one user is none for the next.
        let token: String?
        let stored: Date
        let expires: Date
        var lastUse: Int
    }

    private let maximumBytes: Int
    private var entries: [CacheKey: Entry] = [:]
    private var bytes = 0
    private var uses = 0

    /// 8 MB unless said otherwise. An answer larger than an eighth of it is not kept.
    public init(maximumBytes: Int = 8 << 20) {
        self.maximumBytes = maximumBytes
    }

    /// Forgets everything, for instance when the user signs out.
    public func removeAll() {
        entries = [:]
        bytes = 0
    }

    func response(for key: CacheKey, token: String?, now: Date) -> HTTPResponse? {
        guard let entry = entries[key], entry.token == token else { return nil }
        // Before `stored`, somebody has set the device's clock back.
        guard now < entry.expires, now >= entry.stored else {
            remove(key)
            return nil
        }
        uses += 1
        entries[key]?.lastUse = uses
        return entry.response
    }

    func store(_ response: HTTPResponse, for key: CacheKey, token: String?, lifetime: Duration, now: Date) {
        remove(key)
        guard response.cost <= maximumBytes / 8 else { return }
        uses += 1
        entries[key] = Entry(
            response: response,
            token: token,
            stored: now,
            expires: now.addingTimeInterval(lifetime.inSeconds),
            lastUse: uses
        )
        bytes += response.cost
        evict()
    }

    func remove(_ key: CacheKey) {
        if let entry = entries.removeValue(forKey: key) { bytes -= entry.response.cost }
    }

    private func evict() {
        while bytes > maximumBytes, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
    }
}

extension HTTPResponse {
    /// Bytes in memory, roughly: many empty answers also have a cost.
    fileprivate var cost: Int {
        headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }
}
