import Foundation

/// One client's connection: reads a request, records it, answers it, until either side has enough.
struct Connection {
    let socket: Socket
    let stop: StopSignal
    let journal: Journal
    let answer: LoopbackServer.Answering

    func serve() {
        var reader = RequestReader(socket: socket, stop: stop)
        while let request = reader.next() {
            journal.record(request)
            guard perform(answer(request), for: request) else { return }
        }
    }

    /// Whether the connection stays open.
    private func perform(_ answer: ScriptedAnswer, for request: RecordedRequest) -> Bool {
        switch answer {
        case .response(let status, let headers, let body):
            return socket.write(head(status, headers, body.count) + (request.method == "HEAD" ? Data() : body))
        case .truncated(let body, let promised):
            _ = socket.write(head(200, ["Content-Type": "application/octet-stream"], promised) + body)
            return false
        case .silence:
            // Returns when the client closes its end, since it sends nothing more.
            return socket.waitForBytes(unless: stop) && false
        case .hangUp:
            return false
        }
    }

    private func head(_ status: Int, _ headers: [String: String], _ count: Int) -> Data {
        let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        let length = status == 204 || status == 304 ? "" : "Content-Length: \(count)\r\n"
        return Data("HTTP/1.1 \(status) Scripted\r\n\(length)\(fields)\r\n".utf8)
    }
}
