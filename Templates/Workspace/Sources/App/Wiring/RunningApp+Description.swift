import URLConfig

extension RunningApp: CustomStringConvertible {
    {{#has.Base}}
    /// Tag, servers, services and start-up, one line each.
    {{/has.Base}}
    {{^has.Base}}
    /// Tag, servers and services, one line each.
    {{/has.Base}}
    public var description: String {
        let centers = ServerCenter.allCases.map { "\($0.rawValue): \(configuration.baseURLs[$0])" }
        return [
            "tag \(configuration.tag), \(configuration.displayName), log level \(configuration.logLevel.rawValue)",
            section("base URLs", centers),
            section("registry", registry.contents.map(\.description)),
            {{#has.Base}}
            section("start-up", startup.lines.map(\.description)),
            {{/has.Base}}
        ]
        .joined(separator: "\n")
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}
