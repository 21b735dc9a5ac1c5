import Dispatch

/// One run of a creator: which thread runs it, and its outcome for the threads that wait.
final class Creation: Sendable {
    enum Result {
        case finished((any ErasedInstance)?)
        case timedOut
    }

    let id: ServiceID
    let owner: ThreadID
    private let running = DispatchGroup()
    private let outcome = Locked<(any ErasedInstance)?>(nil)

    init(id: ServiceID, owner: ThreadID) {
        (self.id, self.owner) = (id, owner)
        running.enter()
    }

    func finish(with instance: (any ErasedInstance)?) {
        outcome.withLock { $0 = instance }
        running.leave()
    }

    func result(within limit: Duration) -> Result {
        let nanoseconds = limit.components.seconds * 1_000_000_000 + limit.components.attoseconds / 1_000_000_000
        guard running.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .success else { return .timedOut }
        return .finished(outcome.withLock { $0 })
    }
}
