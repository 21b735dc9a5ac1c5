import Diagnostics

extension SpecCheck {
    /// Every tag has a name for people and an identifier of its own, and nothing depends on a module that some of its
    /// tags do not have.
    static let tags = SpecCheck { subject in
        let spec = subject.spec
        return [noTags(spec)].compactMap { $0 }
            + spec.tags.flatMap { [displayNameFault($0), identifierFault($0)].compactMap { $0 } + settingFaults($0) }
            + identifierTwins(spec.tags) + tagOnlyDependencies(spec)
    }
}

private func noTags(_ spec: Spec) -> Diagnostic? {
    guard spec.tags.isEmpty, spec.origin.gives("tags"), !spec.isHandGrown else { return nil }
    return Diagnostic(
        rule: "no-tags",
        "the spec has no tag",
        at: spec.origin["tags"],
        fix: #"write at least one, such as { "name": "Local" }, or leave the key out for the standard ones"#
    )
}

private func displayNameFault(_ tag: Tag) -> Diagnostic? {
    guard tag.origin.gives("displayName"), let fault = FreeText.fault(ofDisplayName: tag.displayName) else {
        return nil
    }
    return Diagnostic(
        rule: fault.rule,
        "display name '\(tag.displayName.shown)' \(fault.message)",
        at: tag.origin["displayName"],
        fix: fault.fix
    )
}

private func identifierFault(_ tag: Tag) -> Diagnostic? {
    guard tag.origin.gives("bundleIdentifier"), let fault = DomainName.fault(of: tag.bundleIdentifier) else {
        return nil
    }
    return Diagnostic(
        rule: "invalid-bundle-identifier",
        "bundle identifier '\(tag.bundleIdentifier.shown)' \(fault)",
        at: tag.origin["bundleIdentifier"],
        fix: "write \(DomainName.suggestion(for: tag.bundleIdentifier) ?? "\"com.example.shop\"")"
    )
}

private func settingFaults(_ tag: Tag) -> [Diagnostic] {
    tag.settings.compactMap { setting in
        guard case .string(let text) = setting.value, let scalar = text.firstUnseenScalar(besides: "\n\t") else {
            return nil
        }
        return Diagnostic(
            rule: "invisible-character",
            "setting '\(setting.name.shown)' holds \(scalar.named)",
            at: setting.origin["value"],
            fix: "leave it out"
        )
    }
}

private func identifierTwins(_ tags: [Tag]) -> [Diagnostic] {
    var first: [String: Tag] = [:]
    return tags.compactMap { tag in
        guard let twin = first[tag.bundleIdentifier.lowercased()] else {
            first[tag.bundleIdentifier.lowercased()] = tag
            return nil
        }
        return twin.name.twinKey == tag.name.twinKey ? nil : identifierTwin(tag, of: twin)
    }
}

private func identifierTwin(_ tag: Tag, of twin: Tag) -> Diagnostic {
    Diagnostic(
        rule: "duplicate-bundle-identifier",
        "tags '\(twin.name.shown)' and '\(tag.name.shown)' have one bundle identifier, "
            + "'\(tag.bundleIdentifier.shown)'",
        at: tag.origin["bundleIdentifier"],
        notes: twin.origin.location == nil ? [] : [Note("the other is here", at: twin.origin["bundleIdentifier"])],
        fix: "write another one, such as \"\(tag.bundleIdentifier.shown).\(tag.name.lowercased().shown)\""
    )
}

/// The dependencies on modules that are not built into every tag of the module that depends on them.
private func tagOnlyDependencies(_ spec: Spec) -> [Diagnostic] {
    let tags = Dictionary(
        spec.modules.map { ($0.name, spec.effectiveTags(of: $0)) },
        uniquingKeysWith: { first, _ in first }
    )
    return spec.modules.flatMap { module -> [Diagnostic] in
        let own = tags[module.name] ?? []
        return (module.dependencies + module.interfaceDependencies).compactMap { dependency in
            guard let others = tags[dependency.name], !others.isEmpty else { return nil }
            let missing = (own.isEmpty ? spec.tags.map(\.name) : own).filter { !others.contains($0) }
            return missing.isEmpty ? nil : tagOnly(module, dependency, missing)
        }
    }
}

private func tagOnly(_ module: Module, _ dependency: Dependency, _ missing: [String]) -> Diagnostic {
    let names = missing.map { "'\($0.shown)'" }.joined(separator: ", ")
    return Diagnostic(
        rule: "tag-only-dependency",
        "'\(module.name)' depends on '\(dependency.name)', which is not built into "
            + "\(missing.count == 1 ? "tag" : "tags") \(names)",
        at: dependency.origin.location,
        fix: "build '\(dependency.name)' into every tag, or ask the module registry for its service"
    )
}
