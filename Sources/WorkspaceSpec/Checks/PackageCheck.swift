import Diagnostics

extension SpecCheck {
    /// Every package comes from one place, in versions that are stated once.
    static let packages = SpecCheck { subject in
        subject.spec.packages.flatMap { package in
            let faults = [
                sourceFault(package), requirementFault(package), productsFault(package),
                ownIdentity(package, subject.spec),
            ]
            return faults.compactMap { $0 } + textFaults(package) + productFaults(package) + versionFaults(package)
        }
    }
}

private func sourceFault(_ package: PackageDependency) -> Diagnostic? {
    switch (package.origin.says("url"), package.origin.says("path")) {
    case (true, true):
        fault(package, "has both a 'url' and a 'path'", at: package.origin["path"], fix: "remove one of the two")
    case (false, false):
        fault(
            package,
            "has no 'url' and no 'path'",
            at: package.origin.location,
            fix: #"add "url": "https://…" or "path": "…""#
        )
    case (true, false), (false, true): nil
    }
}

private func requirementFault(_ package: PackageDependency) -> Diagnostic? {
    let stated = ["from", "exact", "branch", "revision"].filter(package.origin.says)
    switch (package.origin.says("url"), package.origin.says("path"), stated.count) {
    case (true, false, 0):
        return fault(package, "has no version", at: package.origin.location, fix: #"add "from": "1.0.0""#)
    case (false, true, 1...):
        return fault(
            package,
            "is a folder, which has no versions",
            at: package.origin[stated[0]],
            fix: "remove \"\(stated[0])\""
        )
    case (_, _, 2...):
        return fault(
            package,
            "states its version \(stated.count) times: \(stated.map { "'\($0)'" }.joined(separator: ", "))",
            at: package.origin[stated[1]],
            fix: "keep one of them"
        )
    default:
        return nil
    }
}

private func productsFault(_ package: PackageDependency) -> Diagnostic? {
    guard package.origin.gives("products"), package.products.isEmpty else { return nil }
    return fault(
        package,
        "has no product that a module could depend on",
        at: package.origin["products"],
        fix: "name its products, or remove the package"
    )
}

private func textFaults(_ package: PackageDependency) -> [Diagnostic] {
    let texts = [
        ("url", package.url), ("path", package.path), ("branch", package.branch), ("revision", package.revision),
    ]
    return texts.compactMap { key, text in
        guard let text, let reason = textFault(key, text) else { return nil }
        return fault(package, "has a '\(key)' that \(reason.message)", at: package.origin[key], fix: reason.fix)
    }
}

private func textFault(_ key: String, _ text: String) -> (message: String, fix: String)? {
    if text.isEmpty { return ("is empty", "write a value, or leave the key out") }
    if let scalar = text.unicodeScalars.first(where: { $0.isUnseen || $0.properties.isWhitespace }) {
        return ("holds \(scalar.named)", "leave it out")
    }
    switch key {
    case "path" where text.hasPrefix("/") || text.hasPrefix("~"):
        return ("is not relative", "write it relative to the workspace")
    case "url" where !isPackageURL(text):
        return ("is no URL of a repository", "write https://…, ssh://… or git@host:path")
    default:
        return nil
    }
}

/// What SwiftPM hands to git: a URL with a scheme, or `user@host:path`.
private func isPackageURL(_ text: String) -> Bool {
    if text.hasPrefix("-") { return false }
    let schemes = ["https://", "http://", "ssh://", "git://", "file:///"]
    if schemes.contains(where: { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }) { return true }
    guard let at = text.firstIndex(of: "@"), let colon = text[at...].firstIndex(of: ":") else { return false }
    return at > text.startIndex && text.index(after: colon) < text.endIndex
}

private func productFaults(_ package: PackageDependency) -> [Diagnostic] {
    package.products.enumerated().compactMap { index, product in
        productFault(product).map { reason in
            fault(
                package,
                "has a product '\(product.shown)' that \(reason)",
                at: package.origin["products[\(index)]"],
                fix: "write the product's name as its package does"
            )
        }
    }
}

private func productFault(_ product: String) -> String? {
    if product.isEmpty { return "is empty" }
    let scalar = product.unicodeScalars.first { scalar in
        scalar.isUnseen || scalar.properties.isWhitespace || "/\"\\".unicodeScalars.contains(scalar)
    }
    return scalar.map { "holds \($0.named)" }
}

private func versionFaults(_ package: PackageDependency) -> [Diagnostic] {
    [("from", package.from), ("exact", package.exact)].compactMap { key, version in
        guard let version, !SemanticVersion.isValid(version) else { return nil }
        return fault(
            package,
            "has the version '\(version.shown)' in '\(key)', which is not three numbers",
            at: package.origin[key],
            fix: "write \"\(SemanticVersion.suggestion(for: version))\""
        )
    }
}

/// SwiftPM does not keep a package apart from a dependency of its own name.
private func ownIdentity(_ package: PackageDependency, _ spec: Spec) -> Diagnostic? {
    guard !spec.name.isEmpty, package.identity.lowercased() == spec.name.lowercased() else { return nil }
    return Diagnostic(
        rule: "duplicate-name",
        "package '\(package.identity.shown)' has the name of the project, '\(spec.name.shown)'",
        at: package.origin.location,
        fix: "give the project another name"
    )
}

private func fault(_ package: PackageDependency, _ reason: String, at location: Location?, fix: String) -> Diagnostic {
    let name = package.identity.isEmpty ? "a package" : "package '\(package.identity.shown)'"
    return Diagnostic(rule: "invalid-package", "\(name) \(reason)", at: location, fix: fix)
}
