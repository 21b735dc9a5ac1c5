/// What a response says about keeping it (RFC 9111, 5.2).
struct CacheControl {
    private let directives: [String: String]

    /// `max-age=60, Private` → ["max-age": "60", "private": ""]
    init(_ headers: HTTPHeaders) {
        let pairs = (headers["Cache-Control"] ?? "").lowercased().split(separator: ",").map { directive in
            let parts = directive.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            return (parts.first ?? "", parts.count == 2 ? parts[1].filter { $0 != "\"" } : "")
        }
        directives = Dictionary(pairs) { first, _ in first }
    }

    var forbidsReuse: Bool {
        directives["no-store"] != nil || directives["no-cache"] != nil
    }

    /// In seconds.
    var maximumAge: Int? {
        directives["max-age"].flatMap { UInt32($0) }.map(Int.init)
    }
}

extension HTTPResponse {
    /// How much longer this answer is fresh when it arrives; nil if it must not be kept at all.
    func lifetime(under policy: CachePolicy) -> Duration? {
        let control = CacheControl(headers)
        guard status == 200, !control.forbidsReuse, !variesByHeader else { return nil }
        let age = headers["Age"].flatMap { UInt32($0) }.map(Int.init) ?? 0
        let allowed = control.maximumAge.map { Duration.seconds($0 - age) } ?? .zero
        let lifetime = max(allowed, policy.minimumLifetime)
        return lifetime > .zero && policy != .never ? lifetime : nil
    }

    /// The cache does not look at request headers, apart from the session's token.
    private var variesByHeader: Bool {
        let names = (headers["Vary"] ?? "").lowercased().split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        return !names.allSatisfy(["accept-encoding", "authorization", "origin"].contains)
    }
}

extension CachePolicy {
    fileprivate var minimumLifetime: Duration {
        if case .atLeast(let duration) = self { duration } else { .zero }
    }
}
