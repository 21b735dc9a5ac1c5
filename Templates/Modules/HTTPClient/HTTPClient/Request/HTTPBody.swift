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
