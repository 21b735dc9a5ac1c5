import Foundation

/// An HTTP server on 127.0.0.1 that answers one request and keeps what it received.
final class OneRequestServer: Sendable {
    let url: String
    private let requests = AsyncStream<String>.makeStream()

    init(answering status: String, _ body: String) throws {
        let listener = socket(AF_INET, streamSocket, 0)
        url = "http://127.0.0.1:\(try listen(on: listener))/"
        let answer =
            "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
            + "Connection: close\r\n\r\n\(body)"
        // A thread of its own, because it blocks.
        Thread.detachNewThread { [continuation = requests.continuation] in
            continuation.yield(serve(listener, answer))
        }
    }

    /// The request as it came: request line, headers, empty line, body.
    func request() async -> String? {
        await requests.stream.first { _ in true }
    }
}

#if canImport(Glibc)
    private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
    private let streamSocket = SOCK_STREAM
#endif

/// Binds to a free port, which it returns.
private func listen(on listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            bind(listener, address, size) == 0 && listen(listener, 1) == 0
                && getsockname(listener, address, &size) == 0
        }
    }
    guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return UInt16(bigEndian: address.sin_port)
}

private func serve(_ listener: Int32, _ answer: String) -> String {
    let connection = accept(listener, nil, nil)
    let request = read(from: connection)
    _ = Array(answer.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
    close(connection)
    close(listener)
    return request
}

private func read(from connection: Int32) -> String {
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !isComplete(request) {
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { break }
        request += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return request
}

/// Whether the body is as long as the headers say.
private func isComplete(_ request: String) -> Bool {
    guard let end = request.range(of: "\r\n\r\n") else { return false }
    let length = request[..<end.lowerBound]
        .components(separatedBy: "\r\n")
        .compactMap { $0.lowercased().hasPrefix("content-length:") ? Int($0.dropFirst(15).filter(\.isNumber)) : nil }
    return request[end.upperBound...].utf8.count >= length.first ?? 0
}
