import URLConfig

extension RunningApp: CustomStringConvertible {
    /// Tag, servers and services, one line each.
    public var description: String {
        let centers = ServerCenter.allCases.map { "\($0.rawValue): \(configuration.baseURLs[$0])" }
        return [
            "tag \(configuration.tag), \(configuration.displayName), log level \(configuration.logLevel.rawValue)",
            section("base URLs", centers),
            section("registry", registry.contents.map(\.description)),
        ]
        .joined(separator: "\n")
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}
