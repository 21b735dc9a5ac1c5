/// The place where modules meet: one registers an implementation, another asks for the protocol.
///
/// Look-ups are synchronous and cheap (a dictionary look-up under an uncontended lock). A service is created at its
/// first use and then kept, so everyone gets the same instance. Creators may look up other services; no lock is held
/// while one runs.
public final class ModuleRegistry: Sendable {
    private let live = LiveInstances()
    private let state: Locked<RegistryState>
    private let waitLimit: Duration

    /// - Parameters:
    ///   - waitLimit: how long a look-up waits for a creator that runs on another thread.
    ///   - onIssue: called once for each issue, with no lock held.
    public init(waitLimit: Duration = .seconds(10), onIssue: (@Sendable (RegistryIssue) -> Void)? = nil) {
        self.waitLimit = waitLimit
        state = Locked(RegistryState(onIssue: onIssue))
    }

    /// Registers a creator for a service. The highest priority wins, in whatever order modules register; of two equal
    /// ones the first stays and the tie is reported. A creator that returns nil is asked again at the next look-up; so is
    /// one that throws, and its error is reported.
    public func register<Service>(
        _ key: ServiceKey<Service>,
        priority: Int = 0,
        module: String = #fileID,
        create: @escaping @Sendable (ModuleRegistry) throws -> Service?
    ) {
        let registration = Registration(
            priority: priority,
            module: String(module.prefix { $0 != "/" }),
            create: erase(create)
        )
        state.withLock { $0.services[key.id, default: ServiceEntry()].add(registration) }
    }

    /// The implementation of a service; nil when nobody registered one or its creator returned nil.
    ///
    /// Inlinable, so that the caller's compiler knows `Service` and a look-up needs no run-time type information.
    @inlinable public subscript<Service>(key: ServiceKey<Service>) -> Service? {
        (instance(of: key.id) as? LiveInstance<Service>)?.service
    }

    @usableFromInline func instance(of id: ServiceID) -> (any ErasedInstance)? {
        live[id] ?? obtain(id)
    }

    public func provider<Service>(for key: ServiceKey<Service>) -> ServiceProvider<Service> {
        ServiceProvider(registry: self, key: key)
    }

    /// Replaces the live instance of a service. With nil it is removed, and the next look-up creates one anew.
    public func setImplementation<Service>(_ service: Service?, for key: ServiceKey<Service>) {
        replaceInstances(of: [key.id], with: service.map(LiveInstance.init))
    }

    /// Commits every pending creator. Live instances stay unless they are discarded.
    public func reload(discardingInstances: Bool = false) {
        let all = state.withLock { Array($0.services.keys) }
        commitPending(of: all, discardingInstances: discardingInstances)
    }
}

// MARK: - Looking inside

extension ModuleRegistry {
    /// The registered services by name, each with the registration that wins.
    public var contents: [RegisteredService] {
        state.withLock { state in
            state.services.compactMap { id, entry in
                entry.winner.map { RegisteredService(name: id.name, priority: $0.priority, module: $0.module) }
            }
        }
        .sorted { $0.name < $1.name }
    }

    /// Everything wrong with the wiring so far: all ties, and what look-ups ran into.
    public var issues: [RegistryIssue] {
        state.withLock { $0.ties + $0.incidents }
    }

    /// Replaces the handler that hears of each issue when it first matters: a tie when the service is created, any other
    /// issue when a look-up runs into it.
    public func onIssue(_ handler: @escaping @Sendable (RegistryIssue) -> Void) {
        state.withLock { $0.onIssue = handler }
    }
}

// MARK: - Creating

extension ModuleRegistry {
    private func obtain(_ id: ServiceID) -> (any ErasedInstance)? {
        switch state.withLock({ $0.beginLookUp(of: id, live: live[id]) }) {
        case .found(let instance): instance
        case .nobody: nil
        case .create(let creation, let create): run(creation, create)
        case .wait(let creation): wait(for: creation)
        case .cycle(let path): report(.cycle(path: path))
        }
    }

    private func run(_ creation: Creation, _ create: ErasedCreator) -> (any ErasedInstance)? {
        let created = attempt(creation, create)
        let (instance, tie) = state.withLock { state in
            if state.end(creation), let created { live.replace([creation.id], with: created) }
            return (created == nil ? nil : live[creation.id] ?? created, state.services[creation.id]?.tie(creation.id))
        }
        creation.finish(with: instance)
        if let tie { report(tie) }
        return instance
    }

    private func attempt(_ creation: Creation, _ create: ErasedCreator) -> (any ErasedInstance)? {
        do {
            return try create(self)
        } catch {
            return report(.failed(service: creation.id.name, reason: "\(error)"))
        }
    }

    private func wait(for creation: Creation) -> (any ErasedInstance)? {
        let result = creation.result(within: waitLimit)
        state.withLock { $0.endWait() }
        switch result {
        case .finished(let instance): return instance
        case .timedOut: return report(.stalled(service: creation.id.name))
        }
    }

    /// Tells the handler of an issue the first time it comes up; nil, so that a failing look-up can end with it.
    @discardableResult
    private func report(_ issue: RegistryIssue) -> (any ErasedInstance)? {
        let handler = state.withLock { $0.note(issue) ? $0.onIssue : nil }
        handler?(issue)
        return nil
    }
}

// MARK: - Swapping

extension ModuleRegistry {
    func setPending(_ pending: PendingCreator, for id: ServiceID) {
        state.withLock { $0.services[id, default: ServiceEntry()].pending = pending }
        pending.onChange?(.stored)
    }

    func commitPending(of ids: [ServiceID], discardingInstances: Bool) {
        let committed = state.withLock { state in ids.compactMap { state.services[$0]?.commitPending() } }
        if discardingInstances { replaceInstances(of: ids, with: nil) }
        for pending in committed { pending.onChange?(.committed) }
    }

    private func replaceInstances(of ids: [ServiceID], with instance: (any ErasedInstance)?) {
        // What was live is handed out of the locks and released here: its deinit may come back to the registry.
        _ = state.withLock { state in
            state.abandonCreations(of: ids)
            return live.replace(ids, with: instance)
        }
    }
}
