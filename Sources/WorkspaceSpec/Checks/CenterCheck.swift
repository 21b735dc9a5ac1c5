import Diagnostics

extension SpecCheck {
    /// There is a center, and every center has a base URL for every tag.
    static let centers = SpecCheck { subject in
        let spec = subject.spec
        return [noCenters(spec)].compactMap { $0 }
            + spec.serverCenters.flatMap { center in
                missingTags(of: center, spec) + center.urls.compactMap { fault(of: $0, in: center) }
            }
    }
}

private func noCenters(_ spec: Spec) -> Diagnostic? {
    guard spec.serverCenters.isEmpty, spec.origin.gives("serverCenters"), !spec.isHandGrown else { return nil }
    return Diagnostic(
        rule: "no-centers",
        "the spec has no server center",
        at: spec.origin["serverCenters"],
        fix: "write at least one with a URL for every tag, or leave the key out for the standard ones"
    )
}

private func missingTags(of center: ServerCenter, _ spec: Spec) -> [Diagnostic] {
    guard center.origin.gives("urls"), !spec.origin.says("tags") || spec.origin.gives("tags") else { return [] }
    let given = Set(center.urls.map(\.tag) + meantTags(of: center, spec.tags.map(\.name)))
    return spec.tags.map(\.name).filter { !$0.isEmpty && !given.contains($0) }.map { tag in
        Diagnostic(
            rule: "missing-url",
            "center '\(center.name.shown)' has no URL for tag '\(tag.shown)'",
            at: center.origin["urls"],
            fix: "add \"\(tag.shown)\": \"https://…/\" to its 'urls'"
        )
    }
}

/// The tags that misspelt names were meant for; these are reported as unknown, which is enough.
private func meantTags(of center: ServerCenter, _ tags: [String]) -> [String] {
    center.urls.map(\.tag).filter { !tags.contains($0) }.compactMap { nearestName(to: $0, among: tags) }
}

private func fault(of url: BaseURL, in center: ServerCenter) -> Diagnostic? {
    guard case .failure(let problem) = URLParts.parse(url.text) else { return nil }
    let shown = url.text.contains("@") ? "" : " '\(url.text.shown)'"
    return Diagnostic(
        rule: "invalid-url",
        "URL\(shown) of center '\(center.name.shown)' for tag '\(url.tag.shown)' \(problem.message)",
        at: url.origin["value"],
        fix: problem.fix
    )
}
