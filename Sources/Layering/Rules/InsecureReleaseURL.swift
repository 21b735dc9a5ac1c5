import Diagnostics
import WorkspaceSpec

extension Rule {
    static let insecureReleaseURL = Rule(
        "insecure-release-url",
        "a release tag has an http or loopback URL",
        why: """
            What ships must not speak in the clear, and on a customer's device nobody answers at the loopback \
            address.
            """,
        examples: [
            .fires(
                "what ships talks without encryption",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [],
                  "tags": [{ "name": "Local" }, { "name": "Product", "release": true }],
                  "serverCenters": [
                    { "name": "account", "urls": {
                      "Local": "http://127.0.0.1:8080/",
                      ↓
                      "Product": "http://account.example.com/"
                    } }
                  ] }
                """
            ),
            .fires(
                "what ships looks for its server on the telephone itself",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [],
                  "tags": [{ "name": "Local" }, { "name": "Product", "release": true }],
                  "serverCenters": [
                    { "name": "account", "urls": {
                      "Local": "http://127.0.0.1:8080/",
                      ↓
                      "Product": "https://localhost/"
                    } }
                  ] }
                """
            ),
            .silent(
                "a developer's tag may",
                """
                --- scaffold.json
                { "name": "Shop", "modules": [],
                  "tags": [{ "name": "Local" }, { "name": "Product", "release": true }],
                  "serverCenters": [
                    { "name": "account", "urls": {
                      "Local": "http://127.0.0.1:8080/",
                      "Product": "https://account.example.com/"
                    } }
                  ] }
                """
            ),
        ]
    ) { InsecureReleaseURL.findings($0.spec) }
}

private enum InsecureReleaseURL {
    static let id: RuleID = "insecure-release-url"

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
    private static func loopback(_ center: ServerCenter, _ url: BaseURL) -> Diagnostic {
        Diagnostic(
            rule: id,
            "release tag '\(url.tag)' looks for '\(center.name)' on the machine it runs on: '\(url.text)'",
            at: url.origin.location ?? center.origin.location,
            fix: "write the address of a server that everyone reaches"
        )
    }

    private static func plain(_ center: ServerCenter, _ url: BaseURL) -> Diagnostic {
        Diagnostic(
            rule: id,
            "release tag '\(url.tag)' talks to '\(center.name)' without encryption: '\(url.text)'",
            at: url.origin.location ?? center.origin.location,
            fix: "write \"https://\(url.text.dropFirst(7))\""
        )
    }
}
