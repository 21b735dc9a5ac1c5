extension Spec {
    /// The tags with what they leave out; the standard ones when the spec has none.
    func completedTags(_ standard: Spec) -> [Tag] {
        if !origin.says("tags") { return isHandGrown ? [] : standard.tags.map { withIdentity($0) } }
        return tags.map { tag in
            var completed = tag
            let identity = withIdentity(tag)
            if !tag.origin.says("displayName") { completed.displayName = identity.displayName }
            if !tag.origin.says("bundleIdentifier") { completed.bundleIdentifier = identity.bundleIdentifier }
            if !tag.origin.says("logLevel") { completed.logLevel = tag.release ? .error : .debug }
            return completed
        }
    }

    /// The tag with the display name and the identifier that follow from the project's: those of the project itself
    /// for the first tag that ships.
    private func withIdentity(_ tag: Tag) -> Tag {
        let ships = tag.release && (tags.first(where: \.release)?.name ?? tag.name) == tag.name
        var named = tag
        named.displayName = ships ? name : "\(name) \(tag.name)"
        named.bundleIdentifier = "\(organization).\(label(name))" + (ships ? "" : ".\(label(tag.name))")
        return named
    }

    /// A name as a part of a bundle identifier, which has no underscores.
    private func label(_ name: String) -> String {
        String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
