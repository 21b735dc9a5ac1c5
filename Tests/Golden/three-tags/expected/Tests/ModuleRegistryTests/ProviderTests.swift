import ModuleRegistry
import Testing

@Suite struct ProviderTests {
    let registry = ModuleRegistry()
    let changes = Record<String>()

    init() {
        registry.register(.lamp, priority: 100) { _ in NamedLamp("registered") }
    }

    private func use(_ name: String) {
        registry.lampProvider.use { _ in
            NamedLamp(name)
        } onChange: { [changes] change in
            changes.add("\(name) \(change)")
        }
    }

    @Test("a pending creator changes nothing") func pendingCreatorChangesNothing() {
        use("pending")
        #expect(registry.lamp?.name == "registered")
        #expect(changes.all == ["pending stored"])
    }

    @Test("reset commits a pending creator over any priority") func resetCommitsPendingCreatorOverAnyPriority() {
        use("used")
        registry.lampProvider.reset()
        registry.register(.lamp, priority: 200) { _ in NamedLamp("late") }
        #expect(registry.lamp?.name == "used")
        #expect(changes.all == ["used stored", "used committed"])
    }

    @Test("reload commits the pending creators of all services") func reloadCommitsPendingCreatorsOfAllServices() {
        use("used")
        registry.provider(for: .spare).use { _ in NamedLamp("spare") }
        #expect(registry[.spare] == nil)
        registry.reload()
        #expect(registry.lamp?.name == "used")
        #expect(registry[.spare]?.name == "spare")
    }

    @Test("the last pending creator wins") func lastPendingCreatorWins() {
        use("one")
        use("two")
        registry.lampProvider.reset()
        #expect(registry.lamp?.name == "two")
        #expect(changes.all == ["one stored", "two stored", "two committed"])
    }

    @Test("a creator is committed once") func creatorIsCommittedOnce() {
        use("used")
        registry.lampProvider.reset()
        registry.reload()
        #expect(changes.all == ["used stored", "used committed"])
        #expect(registry.lamp?.name == "used")
    }

    struct Swap: Sendable {
        let sentence: String
        let discarding: Bool
        let apply: @Sendable (ModuleRegistry, Bool) -> Void
        let expected: String
    }

    static let reset: @Sendable (ModuleRegistry, Bool) -> Void = { $0.lampProvider.reset(discardingInstances: $1) }
    static let reload: @Sendable (ModuleRegistry, Bool) -> Void = { $0.reload(discardingInstances: $1) }

    @Test(arguments: [
        Swap(sentence: "reset keeps the live instance", discarding: false, apply: reset, expected: "registered"),
        Swap(sentence: "reset can discard it", discarding: true, apply: reset, expected: "used"),
        Swap(sentence: "reload keeps the live instance", discarding: false, apply: reload, expected: "registered"),
        Swap(sentence: "reload can discard it", discarding: true, apply: reload, expected: "used"),
    ])
    func liveInstance(_ row: Swap) {
        _ = registry.lamp
        use("used")
        row.apply(registry, row.discarding)
        #expect(registry.lamp?.name == row.expected, "\(row.sentence)")
    }

    @Test("a kept instance gives way to the committed creator once it is removed")
    func keptInstanceGivesWayToCommittedCreatorOnceItIsRemoved() {
        _ = registry.lamp
        use("used")
        registry.lampProvider.reset()
        registry.setImplementation(nil, for: .lamp)
        #expect(registry.lamp?.name == "used")
    }

    @Test("an instance discarded while its creator runs is not kept")
    func instanceDiscardedWhileItsCreatorRunsIsNotKept() {
        registry.register(.spare) { registry in
            registry.provider(for: .spare).use { _ in NamedLamp("new") }
            registry.reload(discardingInstances: true)
            return NamedLamp("old")
        }
        #expect(registry[.spare]?.name == "old")
        #expect(registry[.spare]?.name == "new")
    }

    @Test("callbacks may use the registry") func callbacksMayUseRegistry() {
        registry.lampProvider.use { _ in
            NamedLamp("used")
        } onChange: { [registry, changes] change in
            changes.add("\(change) sees \(registry.lamp?.name ?? "none")")
        }
        registry.lampProvider.reset(discardingInstances: true)
        #expect(changes.all == ["stored sees registered", "committed sees used"])
    }
}
