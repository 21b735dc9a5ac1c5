/// A request's path as a developer writes it, checked and percent-encoded: `user/login`, `/user/login`, `search?q=tea`.
///
/// It is always relative to a center's base URL. What could lead elsewhere is refused, not repaired.
struct RequestPath {
    /// Without the leading slash: `user/login`.
    let encodedPath: String
    /// Without the question mark; nil when the text has none.
    let encodedQuery: String?

    init(_ text: String) throws(RequestPathError) {
        guard !text.unicodeScalars.contains(where: \.isControl) else {
            throw RequestPathError(text, .controlCharacter)
        }
        let mark = text.firstIndex(of: "?")
        let path = text[..<(mark ?? text.endIndex)]
        if let reason = flaw(in: path) { throw RequestPathError(text, reason) }
        encodedPath = PercentEncoding.path(withoutLeadingSlash(path))
        encodedQuery = mark.map { PercentEncoding.query(text[text.index(after: $0)...]) }
    }
}

private func withoutLeadingSlash(_ path: Substring) -> Substring {
    path.hasPrefix("/") ? path.dropFirst() : path
}

private func flaw(in path: Substring) -> RequestPathError.Reason? {
    if path.hasPrefix("//") || path.startsWithScheme { return .absolute }
    let segments = withoutLeadingSlash(path).split(separator: "/", omittingEmptySubsequences: false)
    if segments.contains(where: \.holdsDotSegment) { return .dotSegment }
    // The last segment of `user/` is empty too: that is the trailing slash, which is kept.
    if segments.dropLast().contains("") { return .emptySegment }
    return nil
}

extension Substring {
    /// `https://…`, but not `messages:send`.
    fileprivate var startsWithScheme: Bool {
        guard let colon = firstRange(of: "://") else { return false }
        return self[..<colon.lowerBound].utf8.allSatisfy(\.isSchemeByte)
    }

    /// `..`, also in disguise: some servers decode `%2e%2e` and `..%2f..`, and read a backslash as a slash.
    fileprivate var holdsDotSegment: Bool {
        PercentEncoding.decoded(self)
            .split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
            .contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
    }
}

extension UInt8 {
    fileprivate var isSchemeByte: Bool {
        isASCIILetterOrDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
