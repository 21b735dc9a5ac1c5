import Foundation

extension BaseURL {
    /// Puts `path` and `query` below this address.
    ///
    ///     https://api.example.com/v1/  +  "/user/login"        →  https://api.example.com/v1/user/login
    ///     https://api.example.com/v1/  +  "search?kind=a b"    →  https://api.example.com/v1/search?kind=a%20b
    ///     https://api.example.com/v1/  +  "../v2/x"            →  throws
    ///
    /// The base path is never dropped and no slash is doubled, with or without a slash at the front of `path`.
    /// A query in `path` is kept, and `query` follows it. Characters that must be are percent-encoded;
    /// a valid `%41` in `path` stays as it is, whereas in `query` a percent sign is data (`%25`).
    public func joining(path: String, query: [URLQueryItem] = []) throws(RequestPathError) -> URL {
        let relative = try RequestPath(path)
        let queries = [relative.encodedQuery, encoded(query)].compactMap { $0 }.filter { !$0.isEmpty }
        let suffix = queries.isEmpty ? "" : "?" + queries.joined(separator: "&")
        guard let joined = URL(string: url.absoluteString + relative.encodedPath + suffix) else {
            preconditionFailure("a percent-encoded path below a valid base URL is a valid URL")
        }
        return joined
    }
}

private func encoded(_ query: [URLQueryItem]) -> String {
    query.map { item in
        let name = PercentEncoding.component(item.name)
        return item.value.map { "\(name)=\(PercentEncoding.component($0))" } ?? name
    }
    .joined(separator: "&")
}
