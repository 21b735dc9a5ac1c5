import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A POSIX socket, closed when its last reference goes.
final class Socket: Sendable {
    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Listens on a port of 127.0.0.1 that the system chooses.
    static func listening() throws -> Socket {
        let socket = Socket(newStreamSocket())
        guard socket.descriptor >= 0 else { throw SocketError(call: "socket") }
        var address = loopback()
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket.descriptor, $0, addressLength) }
        }
        guard bound == 0 else { throw SocketError(call: "bind") }
        guard listen(socket.descriptor, 128) == 0 else { throw SocketError(call: "listen") }
        return socket
    }

    func port() throws -> UInt16 {
        var address = sockaddr_in()
        var length = addressLength
        let found = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard found == 0 else { throw SocketError(call: "getsockname") }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next connection, or nil once the signal is raised.
    func accept(unless stop: StopSignal) -> Socket? {
        while waitForBytes(unless: stop) {
            let connection = acceptConnection(descriptor)
            if connection >= 0 { return Socket(connection).withoutSignals() }
        }
        return nil
    }

    /// Some bytes, or nil at the end of the connection or once the signal is raised.
    func read(unless stop: StopSignal) -> [UInt8]? {
        guard waitForBytes(unless: stop) else { return nil }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Whether all bytes were taken.
    func write(_ data: Data) -> Bool {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, sendFlags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Whether there is something to read, be it the end; false once the signal is raised.
    func waitForBytes(unless stop: StopSignal) -> Bool {
        var waiting = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waiting, 2, -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return waiting[1].revents == 0
    }

    /// A client that is gone must not end the test process by SIGPIPE.
    private func withoutSignals() -> Socket {
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return self
    }
}

/// The system call that failed, and why.
struct SocketError: Error, CustomStringConvertible {
    let call: String
    private let code = errno

    init(call: String) {
        self.call = call
    }

    var description: String { "\(call): \(String(cString: strerror(code)))" }
}

private let addressLength = socklen_t(MemoryLayout<sockaddr_in>.size)

#if canImport(Darwin)
    private let sendFlags: Int32 = 0
#else
    private let sendFlags = Int32(MSG_NOSIGNAL)
#endif

private func newStreamSocket() -> Int32 {
    #if canImport(Glibc)
        socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
        socket(AF_INET, SOCK_STREAM, 0)
    #endif
}

private func loopback() -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
}

private func acceptConnection(_ listener: Int32) -> Int32 {
    accept(listener, nil, nil)
}
