import Foundation
import URLConfig

/// Turns an ``APIRequest`` into what goes over the wire.
struct RequestBuilder: Sendable {
    let baseURLs: BaseURLs
    let makeEncoder: @Sendable () -> JSONEncoder

    func build(_ request: some APIRequest) throws(HTTPError) -> HTTPRequest {
        let url = try url(of: request)
        let body = try encodedBody(of: request)
        let headers = HTTPHeaders(
            [
                request.acceptance.acceptHeader.map { .init(name: "Accept", value: $0) },
                body.contentType.map { .init(name: "Content-Type", value: $0) },
            ].compactMap { $0 }
        )
        return HTTPRequest(
            method: request.method,
            url: url,
            headers: headers.overridden(by: request.headers),
            body: body.content,
            timeout: request.timeout
        )
    }

    private func url(of request: some APIRequest) throws(HTTPError) -> URL {
        do {
            return try baseURLs[request.center].joining(path: request.path, query: request.query)
        } catch {
            throw .invalidRequest(error.description)
        }
    }

    private func encodedBody(of request: some APIRequest) throws(HTTPError) -> EncodedBody {
        guard let body = request.body else { return .none }
        guard !request.method.isSafe else {
            throw .invalidRequest("a \(request.method.rawValue) request carries no body")
        }
        do {
            return try encode(body)
        } catch {
            throw .invalidRequest("the body could not be encoded: \(error.summary)")
        }
    }

    private func encode(_ body: HTTPBody) throws -> EncodedBody {
        switch body {
        case .json(let value):
            EncodedBody(content: .data(try makeEncoder().encode(value)), contentType: "application/json")
        case .form(let fields):
            EncodedBody(content: .data(Data(fields.encoded.utf8)), contentType: "application/x-www-form-urlencoded")
        case .multipart(let form):
            EncodedBody(content: try MultipartWriter.body(of: form), contentType: form.contentType)
        case .data(let data, let contentType):
            EncodedBody(content: .data(data), contentType: contentType)
        }
    }
}

private struct EncodedBody {
    let content: HTTPRequest.Body
    let contentType: String?

    static let none = EncodedBody(content: .none, contentType: nil)
}
