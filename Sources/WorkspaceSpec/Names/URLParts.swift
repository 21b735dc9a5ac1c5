/// The parts of a base URL, by RFC 3986: http or https, a host, a path that ends in a slash; nothing else.
struct URLParts: Equatable {
    /// In lower case.
    var scheme: String
    /// In lower case, without brackets for an IPv6 address.
    var host: String
    /// `:8080`, or empty.
    var port: String
    /// With a slash at either end.
    var path: String

    /// The whole URL.
    var text: String {
        "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(port)\(path)"
    }

    /// What is wrong with a text that is no base URL, and what to write instead.
    struct Problem: Error, Equatable {
        var message: String
        var fix: String
    }

    /// `"HTTPS://API.example.com/v1"` → `https://api.example.com/v1/`
    static func parse(_ text: String) -> Result<URLParts, Problem> {
        do {
            return .success(try parts(of: text))
        } catch {
            return .failure(error)
        }
    }
}

extension URLParts {
    private static func parts(of text: String) throws(Problem) -> URLParts {
        if let scalar = text.unicodeScalars.first(where: { !$0.isGraphicASCII }) { throw .foreign(scalar) }
        guard let colon = text.range(ofFirst: "://"), !text[..<colon.lowerBound].isEmpty else { throw .noScheme(text) }
        let scheme = text[..<colon.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { throw .scheme(scheme) }
        let rest = text[colon.upperBound...]
        if rest.contains("?") { throw .query }
        if rest.contains("#") { throw .fragment }
        let end = rest.firstIndex(of: "/") ?? rest.endIndex
        let (host, port) = try authority(rest[..<end])
        return URLParts(scheme: scheme, host: host, port: port, path: try path(rest[end...]))
    }

    private static func authority(_ text: Substring) throws(Problem) -> (host: String, port: String) {
        if text.contains("@") { throw .credentials }
        let split = try hostAndPort(text)
        guard !split.host.isEmpty else { throw .noHost }
        guard let port = split.port else { return (split.host, "") }
        guard let number = UInt16(port), number > 0, port.utf8.allSatisfy(\.isDigit) else { throw .port(String(port)) }
        return (split.host, ":\(number)")
    }

    private static func hostAndPort(_ text: Substring) throws(Problem) -> (host: String, port: Substring?) {
        guard text.first == "[" else {
            let colon = text.firstIndex(of: ":")
            let host = text[..<(colon ?? text.endIndex)].lowercased()
            if !host.isEmpty, !isHostName(host) { throw .host(host) }
            return (host, colon.map { text[text.index(after: $0)...] })
        }
        guard let bracket = text.firstIndex(of: "]") else { throw .host(String(text)) }
        let host = text[text.index(after: text.startIndex)..<bracket].lowercased()
        let rest = text[text.index(after: bracket)...]
        guard isIPv6(host), rest.isEmpty || rest.first == ":" else { throw .host(String(text)) }
        return (host, rest.isEmpty ? nil : rest.dropFirst())
    }

    /// Labels of letters, digits, hyphens and underscores, no label empty but after a final dot.
    private static func isHostName(_ host: String) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let full = labels.last == "" && labels.count > 1 ? labels.dropLast() : labels[...]
        guard host.utf8.count <= 253, full.allSatisfy(isLabel) else { return false }
        let looksNumeric = full.last?.utf8.allSatisfy(\.isDigit) == true
        return !looksNumeric || isIPv4(host)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && label.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    private static func isIPv4(_ host: some StringProtocol) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4
            && numbers.allSatisfy { $0.utf8.allSatisfy(\.isDigit) && $0.utf8.count <= 3 && UInt8($0) != nil }
    }

    /// RFC 4291, section 2.2: eight groups of hexadecimal digits, once shortened by `::`, the last two perhaps as IPv4.
    private static func isIPv6(_ host: String) -> Bool {
        let halves = host.pieces(around: "::")
        guard halves.count <= 2, !host.isEmpty else { return false }
        var groups: [Substring] = []
        for half in halves where !half.isEmpty {
            groups += half.split(separator: ":", omittingEmptySubsequences: false)
        }
        var count = groups.count
        if let last = groups.last, last.contains(".") {
            guard isIPv4(last) else { return false }
            groups.removeLast()
            count += 1
        }
        let areHex = groups.allSatisfy { (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isHexDigit) }
        return areHex && (halves.count == 2 ? count < 8 : count == 8)
    }

    private static func path(_ text: Substring) throws(Problem) -> String {
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, bytes[index + 1].isHexDigit, bytes[index + 2].isHexDigit else {
                    throw .percent
                }
            } else if !byte.isPathCharacter {
                throw .character(Unicode.Scalar(byte))
            }
        }
        if text.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) { throw .dots }
        return text.hasSuffix("/") ? String(text) : "\(text)/"
    }
}

extension URLParts.Problem {
    fileprivate static func noScheme(_ text: String) -> Self {
        Self(message: "has no scheme", fix: text.contains("://") ? "begin with https://" : "write https://HOST/")
    }

    fileprivate static func scheme(_ scheme: String) -> Self {
        Self(message: "has the scheme '\(scheme)'", fix: "write https:// or http://")
    }

    fileprivate static func host(_ host: String) -> Self {
        Self(message: "has no host name but '\(host)'", fix: "write a host such as account.example.com")
    }

    fileprivate static func port(_ port: String) -> Self {
        Self(message: "has no port but '\(port)'", fix: "write a number from 1 to 65535, or leave the colon out")
    }

    fileprivate static func foreign(_ scalar: Unicode.Scalar) -> Self {
        Self(
            message: "holds \(scalar.named), which no URL may",
            fix: scalar.isASCII
                ? "write \(percentEncoded(scalar)) in a path, or leave it out"
                : "write \(percentEncoded(scalar)) in a path; spell a host in its ASCII form, xn--…"
        )
    }

    fileprivate static func character(_ scalar: Unicode.Scalar) -> Self {
        Self(message: "holds \(scalar.named) in its path, which no URL may", fix: "write \(percentEncoded(scalar))")
    }

    fileprivate static let noHost = Self(message: "has no host", fix: "write a host such as account.example.com")
    fileprivate static let credentials = Self(
        message: "holds credentials, which everyone with the app could read",
        fix: "leave out what stands before the '@'"
    )
    fileprivate static let query = Self(
        message: "has a query, which the paths of requests would follow",
        fix: "leave out the '?' and what follows"
    )
    fileprivate static let fragment = Self(message: "has a fragment", fix: "leave out the '#' and what follows")
    fileprivate static let percent = Self(
        message: "has a '%' without two hexadecimal digits",
        fix: "write %25 for a percent sign"
    )
    fileprivate static let dots = Self(
        message: "has '.' or '..' in its path",
        fix: "write the path that they lead to"
    )
}

/// `"` → `%22`
private func percentEncoded(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }.joined()
}

extension Unicode.Scalar {
    fileprivate var isGraphicASCII: Bool { (0x21...0x7E).contains(value) }
}

extension UInt8 {
    var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }

    /// RFC 3986, section 3.3: `pchar` without percent-encoding, and the slash.
    fileprivate var isPathCharacter: Bool {
        isLetter || isDigit || "-._~!$&'()*+,;=:@/".utf8.contains(self)
    }
}

extension StringProtocol where SubSequence == Substring {
    /// `"a::b".pieces(around: "::")` → `["a", "b"]`
    fileprivate func pieces(around separator: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = self[...]
        while let range = rest.range(ofFirst: separator) {
            pieces.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return pieces + [rest]
    }

    fileprivate func range(ofFirst text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
