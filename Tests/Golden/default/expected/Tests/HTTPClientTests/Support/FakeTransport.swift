import Foundation
import HTTPClient

/// A transport without a network: answers come from a closure, or from a list whose last entry repeats.
final class FakeTransport: HTTPTransport {
    typealias Answering = @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse

    private let answer: Answering
    private let recorder = Recorder<HTTPRequest>()

    init(_ answer: @escaping Answering) {
        self.answer = answer
    }

    convenience init(script: Result<HTTPResponse, TransportError>...) {
        let position = Recorder<Void>()
        self.init { _ async throws(TransportError) in
            try script[min(position.record(()), script.count - 1)].get()
        }
    }

    var requests: [HTTPRequest] { recorder.values }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        recorder.record(request)
        return try await answer(request)
    }

    func download(_ request: HTTPRequest) async throws(TransportError) -> HTTPDownload {
        var response = try await send(request)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try response.body.write(to: file)
        } catch {
            throw TransportError(.other)
        }
        response.body = Data()
        return HTTPDownload(response: response, file: file)
    }
}

extension HTTPResponse {
    static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> HTTPResponse {
        let type: HTTPHeaders = ["Content-Type": "application/json"]
        return HTTPResponse(status: status, headers: type.overridden(by: headers), body: Data(text.utf8))
    }

    static let item = HTTPResponse.json(#"{"name": "tea"}"#)

    static func item(_ name: String, cacheControl: String) -> HTTPResponse {
        .json(#"{"name": "\#(name)"}"#, headers: ["Cache-Control": cacheControl])
    }
}

extension Result where Success == HTTPResponse, Failure == TransportError {
    static func status(_ status: Int, headers: HTTPHeaders = [:]) -> Self {
        .success(HTTPResponse(status: status, headers: headers))
    }

    static var item: Self { .success(.item) }
}
