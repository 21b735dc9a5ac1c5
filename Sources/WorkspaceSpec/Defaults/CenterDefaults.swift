extension Spec {
    /// The centers with their URLs in their final form and in the order of the tags; the standard ones when the spec
    /// has none.
    func completedCenters(_ standard: Spec) -> [ServerCenter] {
        let centers = origin.says("serverCenters") ? serverCenters : implied(standard)
        return centers.map { center in
            var completed = center
            completed.urls = inOrderOfTags(center.urls).map(\.normalized)
            return completed
        }
    }

    private func implied(_ standard: Spec) -> [ServerCenter] {
        if isHandGrown { return [] }
        return standard.serverCenters.map { center in
            var completed = center
            completed.urls = tags.compactMap { standardURL(of: center, for: $0, standard) }
            return completed
        }
    }

    /// The URL of the standard tag of the same name, or else of the first that ships as this one does; at the hosts
    /// of this spec's organization.
    private func standardURL(of center: ServerCenter, for tag: Tag, _ standard: Spec) -> BaseURL? {
        let twin = standard.tags.first { $0.name == tag.name } ?? standard.tags.first { $0.release == tag.release }
        guard let url = center.urls.first(where: { $0.tag == twin?.name }) else { return nil }
        let text = url.text.replacingSuffix(
            ofHost: domain(standard.organization),
            by: domain(organization)
        )
        return BaseURL(tag: tag.name, text: text)
    }

    /// `com.example` → `example.com`
    private func domain(_ organization: String) -> String {
        organization.split(separator: ".").reversed().joined(separator: ".").lowercased()
    }

    /// URLs of unknown tags stay at the end, for a check to find.
    private func inOrderOfTags(_ urls: [BaseURL]) -> [BaseURL] {
        let known = tags.compactMap { tag in urls.first { $0.tag == tag.name } }
        return known + urls.filter { url in !tags.contains { $0.name == url.tag } }
    }
}

extension BaseURL {
    /// With scheme and host in lower case and a trailing slash; as it is when it is no URL.
    fileprivate var normalized: BaseURL {
        guard case .success(let parts) = URLParts.parse(text) else { return self }
        var url = self
        url.text = parts.text
        url.scheme = parts.scheme
        url.host = parts.host
        return url
    }
}

extension String {
    /// `"https://account.example.com/"` → `"https://account.acme.org/"`
    fileprivate func replacingSuffix(ofHost old: String, by new: String) -> String {
        guard !new.isEmpty, case .success(let parts) = URLParts.parse(self), parts.host.hasSuffix("." + old) else {
            return self
        }
        return "\(parts.scheme)://\(parts.host.dropLast(old.count))\(new)\(parts.port)\(parts.path)"
    }
}
