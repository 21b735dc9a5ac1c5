import Diagnostics
import TextLines
import WorkspaceSpec

extension TagFiles {
    /// The files that are not there; a target without any source is another rule's finding.
    func missing(in subject: CheckSubject) -> [RenderedFile] {
        all.filter { file in
            guard file.found == nil else { return false }
            return ![configuration?.path, executable?.path].contains(file.path) || subject.hasSources(beside: file.path)
        }
    }

    /// The group of the keychain that is named after the app is named after this tag's.
    var entitlementDrift: [Diagnostic] {
        guard let entitlements, !entitlements.isAsRendered else { return [] }
        guard let (present, implied) = entitlements.propertyLists else { return entitlements.propertyListFaults }
        let key = "keychain-access-groups"
        guard let groups = present[key], let wanted = implied[key]?.elements.first, !groups.elements.contains(wanted)
        else { return [] }
        let words = "'\(key)' is \(groups.words), without \(wanted.words)"
        return [ConfigurationDrift.drift(entitlements, words, at: groups.location, tag, key: "bundleIdentifier")]
    }

    var buildSettingDrift: [Diagnostic] {
        guard let buildSettings, !buildSettings.isAsRendered, let found = buildSettings.found else { return [] }
        let lines = found.textLines
        let present = BuildSettings(lines)
        let implied = BuildSettings((buildSettings.expected ?? "").textLines)
        return TagFiles.impliedSettings.compactMap { key in
            guard let wanted = implied[key], present[key]?.value != wanted.value else { return nil }
            let words =
                "'\(key)' is \(present[key].map { "'\($0.value.visible)'" } ?? "not set"), not '\(wanted.value)'"
            let place = present[key].map { lines.location(ofLine: $0.line, in: buildSettings.path) }
            return ConfigurationDrift.drift(buildSettings, words, at: place, tag, key: "bundleIdentifier")
        }
    }

    private static let impliedSettings = ["PRODUCT_BUNDLE_IDENTIFIER", "INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"]

    /// The literals of the configuration, each under its label.
    var configurationDrift: [Diagnostic] {
        guard let configuration, !configuration.isAsRendered, let found = configuration.found else { return [] }
        let lines = found.textLines
        let present = LabeledValue.all(in: found)
        return LabeledValue.all(in: configuration.expected ?? "").filter(\.isLiteral).compactMap { wanted in
            let candidates = present.filter { $0.label == wanted.label }
            if candidates.contains(where: { $0.value == wanted.value }) { return nil }
            let words =
                "'\(wanted.label)' is \(candidates.first?.value.words ?? "not given"), not \(wanted.value.words)"
            let place = candidates.first.map { lines.location(ofByte: $0.offset, in: configuration.path) }
            return ConfigurationDrift.drift(configuration, words, at: place, tag, key: wanted.label)
        }
    }

    /// The app that the scheme builds is the tag's.
    func schemeDrift(_ spec: Spec) -> [Diagnostic] {
        guard let scheme, !scheme.isAsRendered, let found = scheme.found else { return [] }
        let lines = found.textLines
        let app = spec.executableName(of: tag)
        let named = lines.indices.filter { lines[$0].text.contains("BlueprintName = ") }
        let wrong = named.first { !lines[$0].text.contains("BlueprintName = \"\(app)\"") }
        if let wrong {
            let place = lines.location(ofLine: wrong, in: scheme.path)
            return [
                ConfigurationDrift.drift(scheme, "the scheme is not for the app '\(app)'", at: place, tag, key: "name")
            ]
        }
        return named.isEmpty
            ? [ConfigurationDrift.drift(scheme, "the scheme builds no app, not '\(app)'", at: nil, tag, key: "name")]
            : []
    }
}

extension CheckSubject {
    /// Whether a Swift file lies in the folder of another one.
    fileprivate func hasSources(beside path: String) -> Bool {
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
        return sources.files.contains { $0.folder == folder || $0.folder.hasPrefix("\(folder)/") }
    }
}

extension DocumentNode {
    fileprivate var elements: [DocumentNode] {
        guard case .array(let elements) = content else { return [] }
        return elements
    }
}

extension LabeledValue {
    /// No call whose own arguments are compared.
    fileprivate var isLiteral: Bool {
        guard case .expression(let text) = value else { return true }
        return !text.contains("(")
    }
}

extension LabeledValue.Value {
    fileprivate var words: String {
        switch self {
        case .string(let text): "\"\(text.visible)\""
        case .expression(let text): "'\(text.visible)'"
        }
    }
}
