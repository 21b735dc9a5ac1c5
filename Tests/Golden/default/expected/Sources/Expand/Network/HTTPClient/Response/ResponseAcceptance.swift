/// Which statuses and content types count as an answer.
public struct ResponseAcceptance: Sendable, Hashable {
    public var statuses: Range<Int>
    /// Such as `image/png`, `image/*` or `application/*+json`; empty for any.
    public var contentTypes: [String]

    public init(statuses: Range<Int> = 200..<300, contentTypes: [String]) {
        self.statuses = statuses
        self.contentTypes = contentTypes
    }

    public static let json = ResponseAcceptance(contentTypes: ["application/json", "application/*+json"])
    public static let anything = ResponseAcceptance(contentTypes: [])
}

extension ResponseAcceptance {
    /// What goes into the request's `Accept`; RFC 9110 has no form for `application/*+json`.
    var acceptHeader: String? {
        let types = contentTypes.filter { !$0.contains("*+") }
        return types.isEmpty ? nil : types.joined(separator: ", ")
    }

    func check(_ response: HTTPResponse) throws(HTTPError) {
        guard statuses.contains(response.status) else { throw .status(response) }
        let contentType = response.headers["Content-Type"]
        guard accepts(contentType) else { throw .contentType(contentType, response) }
    }

    private func accepts(_ contentType: String?) -> Bool {
        guard !contentTypes.isEmpty else { return true }
        guard let type = MediaType.name(in: contentType) else { return false }
        return contentTypes.contains { matches(type, pattern: $0.lowercased()) }
    }
}

/// One `*` stands for anything but a slash.
private func matches(_ type: String, pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2 else { return type == pattern }
    guard type.hasPrefix(pieces[0]), type.hasSuffix(pieces[1]) else { return false }
    let middle = type.dropFirst(pieces[0].count).dropLast(pieces[1].count)
    return type.count >= pieces[0].count + pieces[1].count && !middle.contains("/")
}
