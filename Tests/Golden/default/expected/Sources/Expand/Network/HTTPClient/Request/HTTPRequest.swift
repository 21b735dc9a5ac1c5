import Foundation

/// A request as it goes over the wire: the final URL, all headers, the encoded body.
public struct HTTPRequest: Sendable {
    public enum Body: Sendable {
        case none
        case data(Data)
        case file(URL)
    }

    public var method: HTTPMethod
    public var url: URL
    public var headers: HTTPHeaders
    public var body: Body
    public var timeout: Duration

    public init(
        method: HTTPMethod,
        url: URL,
        headers: HTTPHeaders = [:],
        body: Body = .none,
        timeout: Duration = .seconds(30)
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// For logs: without the body, and without secrets in the query.
    public var description: String {
        "\(method.rawValue) \(Redactor.standard.url(url))"
    }

    public var customMirror: Mirror {
        Mirror(self, children: ["request": description, "headers": headers])
    }
}
