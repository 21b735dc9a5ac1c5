import Diagnostics

extension SpecCheck {
    /// The values of the project as a whole: organization, platforms, localizations; and that there are layers.
    static let project = SpecCheck { subject in
        let spec = subject.spec
        return [organizationFault(spec), layersFault(spec), localizationsFault(spec)].compactMap { $0 }
            + spec.platforms.compactMap(versionFault)
            + spec.localizations.enumerated().compactMap { languageFault($1, at: spec.origin["localizations[\($0)]"]) }
    }
}

private func organizationFault(_ spec: Spec) -> Diagnostic? {
    guard spec.origin.gives("organization"), let fault = DomainName.fault(of: spec.organization) else { return nil }
    return Diagnostic(
        rule: "invalid-organization",
        "organization '\(spec.organization.shown)' \(fault)",
        at: spec.origin["organization"],
        fix: "write \(DomainName.suggestion(for: spec.organization) ?? "\"com.example\"")"
    )
}

private func layersFault(_ spec: Spec) -> Diagnostic? {
    guard spec.origin.gives("layers"), spec.layers.allSatisfy({ $0.origin.location == nil }) else { return nil }
    return Diagnostic(
        rule: "no-layers",
        "the spec has no layer",
        at: spec.origin["layers"],
        fix: #"write at least one, such as { "name": "Main" }, or leave the key out for the standard ones"#
    )
}

private func localizationsFault(_ spec: Spec) -> Diagnostic? {
    guard spec.origin.gives("localizations"), spec.localizations.isEmpty else { return nil }
    return Diagnostic(
        rule: "no-localization",
        "the spec has no language",
        at: spec.origin["localizations"],
        fix: #"write the development language, such as "en", or leave the key out"#
    )
}

private func versionFault(_ platform: Platform) -> Diagnostic? {
    let parts = platform.version.split(separator: ".", omittingEmptySubsequences: false)
    if (2...3).contains(parts.count), parts.allSatisfy(isVersionNumber) { return nil }
    let first = parts.first.map(String.init) ?? ""
    return Diagnostic(
        rule: "invalid-version",
        "version '\(platform.version.shown)' of \(platform.name.rawValue) is not two or three numbers",
        at: platform.origin["value"],
        fix: "write \"\(isVersionNumber(first) ? first : "16").0\""
    )
}

/// `16`, `0`; not `016`, not empty.
private func isVersionNumber(_ text: some StringProtocol) -> Bool {
    (1...4).contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit) && (text.utf8.count == 1 || text.first != "0")
}

private func languageFault(_ language: String, at location: Location?) -> Diagnostic? {
    guard !LanguageTag.isValid(language) else { return nil }
    let hyphenated = String(language.map { $0 == "_" ? "-" : $0 })
    return Diagnostic(
        rule: "invalid-localization",
        "localization '\(language.shown)' is no language tag",
        at: location,
        fix: LanguageTag.isValid(hyphenated)
            ? "write \"\(hyphenated)\""
            : "write a language, with script and region where they matter: \"en\", \"zh-Hans\", \"pt-BR\""
    )
}
