import Foundation

/// The address under which all paths of one server center lie: http or https, a host, a path that ends with a slash.
///
///     "https://API.example.com/v1"  →  https://api.example.com/v1/
public struct BaseURL: Sendable, Hashable {
    /// The address, percent-encoded, with the trailing slash.
    public let url: URL

    /// Reads an address that is not known when the app is compiled, for instance a test server's.
    public init(validating text: String) throws(BaseURLError) {
        let parts = try BaseURLParts(text)
        guard let url = URL(string: parts.encoded), url.host?.isEmpty == false else {
            throw BaseURLError(text, .host)
        }
        self.url = url
    }
}

extension BaseURL: ExpressibleByStringLiteral {
    /// An address in the source code. One that is not valid stops the app at once: it is a mistake in the code.
    public init(stringLiteral text: String) {
        do {
            try self.init(validating: text)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension BaseURL: CustomStringConvertible {
    public var description: String { url.absoluteString }
}
