/// A creator whose service type is erased.
typealias ErasedCreator = @Sendable (ModuleRegistry) throws -> (any ErasedInstance)?

func erase<Service: Sendable>(_ create: @escaping @Sendable (ModuleRegistry) throws -> Service?) -> ErasedCreator {
    { registry in try create(registry).map(LiveInstance.init) }
}

struct Registration: Sendable {
    let priority: Int
    let module: String
    let create: ErasedCreator
}

struct PendingCreator: Sendable {
    let create: ErasedCreator
    let onChange: (@Sendable (PendingChange) -> Void)?
}

/// All that is known about how to create one service.
struct ServiceEntry: Sendable {
    private(set) var winner: Registration?
    private var rivals: [Registration] = []
    private var committed: ErasedCreator?
    var pending: PendingCreator?

    /// A committed `use` outranks all registrations.
    var creator: ErasedCreator? { committed ?? winner?.create }

    mutating func add(_ registration: Registration) {
        guard let winner, winner.priority >= registration.priority else {
            (winner, rivals) = (registration, [])
            return
        }
        if winner.priority == registration.priority { rivals.append(registration) }
    }

    mutating func commitPending() -> PendingCreator? {
        guard let pending else { return nil }
        (committed, self.pending) = (pending.create, nil)
        return pending
    }

    func tie(_ id: ServiceID) -> RegistryIssue? {
        guard let winner, !rivals.isEmpty else { return nil }
        return .tie(service: id.name, priority: winner.priority, modules: ([winner] + rivals).map(\.module))
    }
}
