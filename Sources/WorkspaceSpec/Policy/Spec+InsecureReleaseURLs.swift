import Diagnostics

extension Spec {
    /// Every base URL with which a release tag would talk without encryption, or to the machine that it runs on.
    ///
    /// The spec's reader refuses it, and the check finds it in a spec that was edited by hand.
    public var insecureReleaseURLs: [Diagnostic] { InsecureReleaseURL.findings(self) }
}

extension RuleID {
    static let insecureReleaseURL: RuleID = "insecure-release-url"
}

private enum InsecureReleaseURL {
    static func findings(_ spec: Spec) -> [Diagnostic] {
        let releases = Set(spec.tags.filter(\.release).map(\.name))
        return spec.serverCenters.flatMap { center in
            center.urls.filter { releases.contains($0.tag) }.compactMap { finding(center, $0) }
        }
    }

    private static func finding(_ center: ServerCenter, _ url: BaseURL) -> Diagnostic? {
        if isLoopback(url.host) { return loopback(center, url) }
        return url.scheme == "http" ? plain(center, url) : nil
    }

    /// `localhost` and below, 127.0.0.0/8, `::1`, and the addresses that stand for all of the machine's.
    private static func isLoopback(_ host: String) -> Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        return name.contains(":") ? isLoopbackVersion6(name) : isLoopbackVersion4(name)
    }

    /// `::1`, `::`, their long forms, and `::ffff:127.0.0.1`.
    private static func isLoopbackVersion6(_ name: String) -> Bool {
        let groups = name.split(separator: ":").map(String.init)
        guard let last = groups.last else { return true }
        if last.contains(".") { return isLoopbackVersion4(last) }
        let ending = name.hasSuffix(":") ? nil : Int(last, radix: 16)
        return groups.dropLast().allSatisfy { Int($0, radix: 16) == 0 } && (ending ?? 2) <= 1
    }

    private static func isLoopbackVersion4(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil } && (parts[0] == "127" || name == "0.0.0.0")
    }
}

extension InsecureReleaseURL {
    fileprivate static func loopback(_ center: ServerCenter, _ url: BaseURL) -> Diagnostic {
        Diagnostic(
            rule: .insecureReleaseURL,
            "release tag '\(url.tag)' looks for '\(center.name)' on the machine it runs on: '\(url.text)'",
            at: url.origin.location ?? center.origin.location,
            fix: "write the address of a server that everyone reaches"
        )
    }

    fileprivate static func plain(_ center: ServerCenter, _ url: BaseURL) -> Diagnostic {
        Diagnostic(
            rule: .insecureReleaseURL,
            "release tag '\(url.tag)' talks to '\(center.name)' without encryption: '\(url.text)'",
            at: url.origin.location ?? center.origin.location,
            fix: "write \"https://\(url.text.dropFirst(7))\""
        )
    }
}
