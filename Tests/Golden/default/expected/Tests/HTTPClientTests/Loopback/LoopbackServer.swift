import Foundation

/// A real HTTP/1.1 server on 127.0.0.1, for tests that want the network stack and no network.
///
///     let server = try LoopbackServer { request in
///         request.path == "/account/user/login" ? .json(#"{"access_token": "t"}"#) : .status(404)
///     }
///     // … send requests to server.url …
///     server.requests  →  what arrived, in order
///
/// The system chooses a free port, so any number of servers run side by side. Each connection has its own thread
/// and is kept alive, as a client expects. The server stops when its last reference goes.
final class LoopbackServer: Sendable {
    typealias Answering = @Sendable (RecordedRequest) -> ScriptedAnswer

    let port: UInt16
    /// Every request as soon as it is complete, for tests that wait for one to arrive.
    let arrivals: AsyncStream<RecordedRequest>

    private let stop: StopSignal
    private let journal: Journal

    /// Answers each request with what `answer` returns; it is called on the connection's thread.
    init(_ answer: @escaping Answering) throws {
        let listener = try Socket.listening()
        let (arrivals, continuation) = AsyncStream<RecordedRequest>.makeStream()
        let journal = Journal(continuation)
        let stop = try StopSignal()
        port = try listener.port()
        self.arrivals = arrivals
        self.journal = journal
        self.stop = stop

        Thread.detachNewThread {
            while let socket = listener.accept(unless: stop) {
                Thread.detachNewThread {
                    Connection(socket: socket, stop: stop, journal: journal, answer: answer).serve()
                }
            }
        }
    }

    /// Gives the first answer to the first request, and so on; the last one from then on.
    convenience init(script: ScriptedAnswer...) throws {
        let position = Counter()
        try self.init { _ in script[min(position.next(), script.count - 1)] }
    }

    deinit {
        stop.raise()
    }

    /// `http://127.0.0.1:PORT/`
    var url: String { "http://127.0.0.1:\(port)/" }

    var requests: [RecordedRequest] { journal.requests }
}

/// Counts the calls of a script, across threads.
private final class Counter: Sendable {
    private let lock = NSLock()
    // Not checked by the compiler: every access holds `lock`.
    nonisolated(unsafe) private var value = -1

    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}
