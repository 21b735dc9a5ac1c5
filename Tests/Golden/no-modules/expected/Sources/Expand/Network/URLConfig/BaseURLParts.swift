/// A base URL's text, taken apart and checked piece by piece.
///
/// `URL` alone is too lenient: it accepts a text without a host, and what it does with
/// a character that must be encoded depends on the system's version.
struct BaseURLParts {
    let scheme: String
    let authority: String
    let path: String

    init(_ text: String) throws(BaseURLError) {
        guard !text.unicodeScalars.contains(where: \.isControlOrSpace) else { throw BaseURLError(text, .space) }
        guard let colon = text.firstRange(of: "://") else { throw BaseURLError(text, .scheme) }
        scheme = text[..<colon.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { throw BaseURLError(text, .scheme) }

        let rest = text[colon.upperBound...]
        guard !rest.contains("?") else { throw BaseURLError(text, .query) }
        guard !rest.contains("#") else { throw BaseURLError(text, .fragment) }

        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        authority = rest[..<slash].lowercased()
        guard !authority.contains("@") else { throw BaseURLError(text, .credentials) }
        guard hasHost(authority) else { throw BaseURLError(text, .host) }
        guard hasValidPort(authority) else { throw BaseURLError(text, .port) }

        do {
            path = try RequestPath(String(rest[slash...])).encodedPath
        } catch {
            throw BaseURLError(text, .path(error.reason))
        }
    }

    /// The whole address, percent-encoded, with a trailing slash.
    var encoded: String {
        let base = "\(scheme)://\(authority)/\(path)"
        return base.hasSuffix("/") ? base : base + "/"
    }
}

private func hasHost(_ authority: String) -> Bool {
    !authority.isEmpty && !authority.hasPrefix(":")
        && authority.allSatisfy { $0.isLetter || $0.isNumber || "-._:[]".contains($0) }
}

private func hasValidPort(_ authority: String) -> Bool {
    // The colons of an IPv6 address stand before its closing bracket.
    let afterHost = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[afterHost...].lastIndex(of: ":") else { return true }
    return UInt16(authority[authority.index(after: colon)...]).map { $0 > 0 } ?? false
}
