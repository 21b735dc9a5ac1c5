import Foundation

/// What a request carries; the `Content-Type` follows from it.
public enum HTTPBody: Sendable {
    /// Encoded with the client's JSON encoder.
    case json(any Encodable & Sendable)
    /// `application/x-www-form-urlencoded`.
    case form(FormFields)
    /// `multipart/form-data`. Files are streamed from disk, never loaded whole.
    case multipart(MultipartForm)
    case data(Data, contentType: String)
}

extension HTTPBody: CustomStringConvertible, CustomReflectable {
    /// For logs: what kind of body, without its content.
    public var description: String {
        switch self {
        case .json: "a JSON body"
        case .form: "a form"
        case .multipart: "a multipart form"
        case .data(let data, let contentType): "\(data.count) bytes of \(contentType)"
        }
    }

    public var customMirror: Mirror { Mirror(self, children: ["kind": description]) }
}
