/// What the registry guards with its lock: the services, and who creates and who waits for which of them.
///
/// Threads that create (`stacks`) and threads that wait (`waits`) form a graph. A look-up that would close a circle in
/// it is answered with the circle's path instead of waiting for ever.
struct RegistryState: Sendable {
    enum LookUp {
        case found(any ErasedInstance)
        case nobody
        case create(Creation, ErasedCreator)
        case wait(Creation)
        case cycle([String])
    }

    var services: [ServiceID: ServiceEntry] = [:]
    var onIssue: (@Sendable (RegistryIssue) -> Void)?
    private(set) var incidents: [RegistryIssue] = []
    private var reportedTies: Set<RegistryIssue> = []

    /// The creation that a look-up of the service joins.
    private var creations: [ServiceID: Creation] = [:]
    /// What each thread is creating, outermost first.
    private var stacks: [ThreadID: [Creation]] = [:]
    private var waits: [ThreadID: Creation] = [:]

    init(onIssue: (@Sendable (RegistryIssue) -> Void)?) {
        self.onIssue = onIssue
    }

    var ties: [RegistryIssue] {
        services.sorted { $0.key.name < $1.key.name }.compactMap { id, entry in entry.tie(id) }
    }

    /// Decides what a look-up has to do. `live` is the instance that may have appeared since the look-up began.
    mutating func beginLookUp(of id: ServiceID, live: (any ErasedInstance)?) -> LookUp {
        if let live { return .found(live) }
        let me = ThreadID.current
        if let start = stacks[me]?.firstIndex(where: { $0.id == id }) {
            return .cycle(names(stacks[me]![start...], backTo: id))
        }
        if let creation = creations[id] { return join(creation, from: me) }
        guard let creator = services[id]?.creator else { return .nobody }
        return .create(begin(id, on: me), creator)
    }

    /// Takes a finished creation off its thread. False when its instance is no longer wanted, because the service was
    /// replaced or discarded while the creator ran.
    mutating func end(_ creation: Creation) -> Bool {
        stacks[creation.owner]?.removeLast()
        if stacks[creation.owner]?.isEmpty == true { stacks[creation.owner] = nil }
        guard creations[creation.id] === creation else { return false }
        creations[creation.id] = nil
        return true
    }

    mutating func endWait() {
        waits[ThreadID.current] = nil
    }

    /// Running creations of these services keep running, but what they make is not kept.
    mutating func abandonCreations(of ids: [ServiceID]) {
        for id in ids { creations[id] = nil }
    }

    /// Remembers an issue; false when it is not new.
    mutating func note(_ issue: RegistryIssue) -> Bool {
        if case .tie = issue { return reportedTies.insert(issue).inserted }
        guard !incidents.contains(issue) else { return false }
        incidents.append(issue)
        return true
    }

    private mutating func begin(_ id: ServiceID, on thread: ThreadID) -> Creation {
        let creation = Creation(id: id, owner: thread)
        creations[id] = creation
        stacks[thread, default: []].append(creation)
        return creation
    }

    private mutating func join(_ creation: Creation, from me: ThreadID) -> LookUp {
        if let path = circle(from: creation, to: me) { return .cycle(path) }
        waits[me] = creation
        return .wait(creation)
    }

    /// Follows owner after owner from `first`; the path of the circle when that leads to `me`, else nil.
    /// It ends because no circle was ever let into the graph.
    private func circle(from first: Creation, to me: ThreadID) -> [String]? {
        var path: [Creation] = []
        var next: Creation? = first
        while let creation = next {
            let stack = stacks[creation.owner] ?? []
            path += stack.drop { $0 !== creation }
            if creation.owner == me { return names(path[...], backTo: first.id) }
            next = waits[creation.owner]
        }
        return nil
    }

    private func names(_ path: ArraySlice<Creation>, backTo id: ServiceID) -> [String] {
        path.map(\.id.name) + [id.name]
    }
}
