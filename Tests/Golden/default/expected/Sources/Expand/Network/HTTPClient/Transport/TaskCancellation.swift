import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Connects the cancellation of a Swift task to a session task, whichever comes first.
final class TaskCancellation: Sendable {
    private enum State {
        case waiting
        case running(URLSessionTask)
        case cancelled
    }

    private let lock = NSLock()
    // Not checked by the compiler: every access holds `lock`.
    nonisolated(unsafe) private var state = State.waiting

    /// Starts `task`, unless it is cancelled already: then it ends without a connection.
    func start(_ task: URLSessionTask) {
        let isCancelled = lock.withLock {
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task: URLSessionTask? = lock.withLock {
            defer { state = .cancelled }
            if case .running(let task) = state { return task }
            return nil
        }
        task?.cancel()
    }
}
