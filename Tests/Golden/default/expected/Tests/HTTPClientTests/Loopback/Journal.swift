import Foundation

/// The requests that have arrived.
final class Journal: Sendable {
    private let lock = NSLock()
    // Not checked by the compiler: every access holds `lock`.
    nonisolated(unsafe) private var recorded: [RecordedRequest] = []
    private let arrivals: AsyncStream<RecordedRequest>.Continuation

    init(_ arrivals: AsyncStream<RecordedRequest>.Continuation) {
        self.arrivals = arrivals
    }

    var requests: [RecordedRequest] { lock.withLock { recorded } }

    func record(_ request: RecordedRequest) {
        lock.withLock { recorded.append(request) }
        arrivals.yield(request)
    }
}
