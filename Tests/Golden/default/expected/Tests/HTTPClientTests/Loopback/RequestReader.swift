import Foundation

/// Cuts a connection's bytes into requests (RFC 9112), whose bodies have a length or come in chunks.
struct RequestReader {
    private let socket: Socket
    private let stop: StopSignal
    private var buffer: [UInt8] = []

    init(socket: Socket, stop: StopSignal) {
        self.socket = socket
        self.stop = stop
    }

    /// The next request, or nil when the connection ends or does not speak HTTP.
    mutating func next() -> RecordedRequest? {
        guard let requestLine = line() else { return nil }
        let words = requestLine.split(separator: " ")
        guard words.count == 3, let headers = headers(), let body = body(headers) else { return nil }
        return RecordedRequest(method: String(words[0]), target: String(words[1]), headers: headers, body: body)
    }

    private mutating func headers() -> [String: String]? {
        var headers: [String: String] = [:]
        while let line = line() {
            if line.isEmpty { return headers }
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = line[..<colon].lowercased()
            headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }

    private mutating func body(_ headers: [String: String]) -> Data? {
        if headers["expect"] == "100-continue" { _ = socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        if headers["transfer-encoding"] == "chunked" { return chunks() }
        guard let length = headers["content-length"] else { return Data() }
        return Int(length).flatMap { bytes($0) }
    }

    private mutating func chunks() -> Data? {
        var body = Data()
        while let size = line().flatMap({ Int($0.prefix { $0 != ";" }, radix: 16) }) {
            guard let chunk = bytes(size), line() == "" else { return nil }
            if size == 0 { return body }
            body += chunk
        }
        return nil
    }

    private mutating func line() -> String? {
        var searched = 0
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[..<end].filter { $0 != UInt8(ascii: "\r") }
                buffer.removeFirst(end + 1)
                return String(decoding: line, as: UTF8.self)
            }
            searched = buffer.count
            guard buffer.count < 1 << 16, fill() else { return nil }
        }
    }

    private mutating func bytes(_ count: Int) -> Data? {
        guard (0...(1 << 26)).contains(count) else { return nil }
        while buffer.count < count {
            guard fill() else { return nil }
        }
        defer { buffer.removeFirst(count) }
        return Data(buffer[..<count])
    }

    private mutating func fill() -> Bool {
        guard let bytes = socket.read(unless: stop) else { return false }
        buffer += bytes
        return true
    }
}
