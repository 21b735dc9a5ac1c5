import Foundation

/// Takes secrets out of what is written to a log, by the names of fields in headers, queries, forms and JSON.
///
///     {"user_name": "ann", "user_password": "x"}  →  {"user_name":"ann","user_password":"***"}
///     https://example.com/?page=1&access_token=x  →  https://example.com/?page=1&access_token=***
public struct Redactor: Sendable {
    /// Parts of names, in lower case and without punctuation: `token` also finds `Access-Token` and `refreshToken`.
    public let sensitiveNames: [String]

    public init(sensitiveNames: [String]) {
        self.sensitiveNames = sensitiveNames
    }

    public static let standard = Redactor(sensitiveNames: [
        "password", "passwd", "passphrase", "passcode", "pwd", "secret", "token", "authorization", "authentication",
        "cookie", "credential", "apikey", "privatekey", "signature", "session", "jwt", "otp", "pincode", "cvv",
        "verificationcode", "authcode",
    ])

    static let mask = "***"

    public func isSensitive(_ name: String) -> Bool {
        let plain = (name.removingPercentEncoding ?? name).lowercased().filter { $0.isLetter || $0.isNumber }
        return sensitiveNames.contains { plain.contains($0) }
    }

    public func headers(_ headers: HTTPHeaders) -> [HTTPHeaders.Field] {
        headers.fields.map { field in
            let value = isSensitive(field.name) ? Self.mask : text(field.value)
            return HTTPHeaders.Field(name: field.name, value: value)
        }
    }

    public func url(_ url: URL) -> String {
        text(url.absoluteString)
    }

    /// Masks the secrets in a text that may hold a query, a form or a header's credentials:
    /// `a=1&token=x` → `a=1&token=***`, `Bearer x` → `Bearer ***`.
    public func text(_ text: String) -> String {
        pieces(text).map(piece).joined()
    }

    private func piece(_ piece: Substring) -> String {
        guard let equals = piece.firstIndex(of: "="), isSensitive(String(piece[..<equals])) else {
            return maskedCredentials(piece)
        }
        return piece[...equals] + Self.mask
    }

    private func maskedCredentials(_ piece: Substring) -> String {
        for scheme in ["Bearer ", "Basic "] {
            guard let found = piece.range(of: scheme, options: .caseInsensitive) else { continue }
            return piece[..<found.upperBound] + Self.mask
        }
        return String(piece)
    }
}

/// Cuts before and after each separator: `a?b&c` → `a`, `?`, `b`, `&`, `c`.
private func pieces(_ text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices where "?&;#,".contains(text[index]) {
        pieces.append(text[start..<index])
        start = text.index(after: index)
        pieces.append(text[index..<start])
    }
    return pieces + [text[start...]]
}
