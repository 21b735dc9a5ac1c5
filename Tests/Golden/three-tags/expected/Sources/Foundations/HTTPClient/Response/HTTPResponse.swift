import Foundation

/// What the server answered, whatever its status.
public struct HTTPResponse: Sendable, Hashable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: Data

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension HTTPResponse: CustomStringConvertible {
    /// For logs: without the body.
    public var description: String {
        "status \(status), \(body.count) bytes of \(MediaType.name(in: headers["Content-Type"]) ?? "unknown type")"
    }
}
