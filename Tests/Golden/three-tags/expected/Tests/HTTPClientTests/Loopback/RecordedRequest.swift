import Foundation

/// A request as it came out of the socket.
struct RecordedRequest: Sendable {
    let method: String
    /// As on the request line, query included: `/account/search?q=a%20b`.
    let target: String
    /// With names in lower case.
    let headers: [String: String]
    let body: Data

    var path: String { String(target.prefix { $0 != "?" }) }

    var text: String { String(decoding: body, as: UTF8.self) }
}
