import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Wakes every thread that waits on a socket: a pipe that all of them also wait on, and that ends when it is raised.
final class StopSignal: Sendable {
    /// Readable once the signal is raised.
    let descriptor: Int32
    private let trigger: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SocketError(call: "pipe") }
        (descriptor, trigger) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(trigger)
    }

    func raise() {
        var byte: UInt8 = 1
        // The byte is never read, so the pipe stays readable for all.
        _ = write(trigger, &byte, 1)
    }
}
