/// The kind of content that a header names (RFC 9110, 8.3.1).
enum MediaType {
    /// `Application/JSON; charset=utf-8` → `application/json`; nil for what is no media type.
    static func name(in contentType: String?) -> String? {
        guard let contentType else { return nil }
        let name = contentType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { String($0).isToken } ? name : nil
    }
}
