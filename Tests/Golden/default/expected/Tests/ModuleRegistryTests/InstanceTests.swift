import ModuleRegistry
import Testing

@Suite struct InstanceTests {
    let registry = ModuleRegistry()
    let created = Record<Int>()

    private func registerLamp() {
        registry.register(.lamp) { [created] _ in
            created.add(1)
            return NamedLamp("registered")
        }
    }

    @Test("nothing is created before its first use") func nothingIsCreatedBeforeItsFirstUse() {
        registerLamp()
        #expect(created.count == 0)
        _ = registry.lamp
        _ = registry.lamp
        #expect(created.count == 1)
    }

    @Test("200 tasks that ask at once get one identity", .timeLimit(.minutes(1)), arguments: 1...20)
    func oneIdentity(round: Int) async {
        registerLamp()
        let identities = await withTaskGroup(of: ObjectIdentifier?.self) { group in
            for _ in 0..<200 { group.addTask { identity(registry.lamp) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(created.count == 1)
        #expect(identities == [identity(registry.lamp)])
    }

    @Test("threads that ask while the creator runs wait for its instance", .timeLimit(.minutes(1))) func waiting() async
    {
        let everyone = MeetingPoint(9)
        registry.register(.lamp) { [created] _ in
            created.add(1)
            everyone.arrive()
            return NamedLamp("slow")
        }
        let identities = Record<ObjectIdentifier?>()
        await onThreads(9) { [registry] index in
            if index > 0 { everyone.arrive() }
            identities.add(identity(registry.lamp))
        }
        #expect(created.count == 1)
        #expect(Set(identities.all) == [identity(registry.lamp)])
    }

    @Test("a creator that returns nil is asked again") func creatorThatReturnsNilIsAskedAgain() {
        registry.register(.lamp) { [created] _ in
            created.add(1)
            return created.count < 3 ? nil : NamedLamp("third time")
        }
        #expect(registry.lamp == nil)
        #expect(registry.lamp == nil)
        #expect(registry.lamp?.name == "third time")
    }

    @Test("a creator that throws is reported and asked again") func throwing() {
        registry.register(.lamp) { [created] _ in
            created.add(1)
            if created.count == 1 { throw NoPower() }
            return NamedLamp("lit")
        }
        #expect(registry.lamp == nil)
        #expect(registry.lamp?.name == "lit")
        #expect(registry.issues.map(\.description) == ["'lamp' could not be created: NoPower()"])
    }

    @Test("a creator may look up other services") func creatorMayLookUpOtherServices() {
        registry.register(.spare) { _ in NamedLamp("spare") }
        registry.register(.lamp) { registry in registry[.spare].map { NamedLamp("like the \($0.name)") } }
        #expect(registry.lamp?.name == "like the spare")
    }

    @Test("a creator may change the registry") func creatorMayChangeRegistry() {
        registry.register(.lamp) { registry in
            registry.register(.spare) { _ in NamedLamp("spare") }
            registry.provider(for: .third).use { _ in NamedLamp("third") }
            registry.reload()
            return NamedLamp("lamp")
        }
        #expect(registry.lamp?.name == "lamp")
        #expect(registry[.spare]?.name == "spare")
        #expect(registry[.third]?.name == "third")
    }

    @Test("setImplementation replaces the live instance and nil removes it")
    func setImplementationReplacesLiveInstanceAndNilRemovesIt() {
        registerLamp()
        let first = identity(registry.lamp)
        registry.setImplementation(NamedLamp("set"), for: .lamp)
        #expect(registry.lamp?.name == "set")
        registry.setImplementation(nil, for: .lamp)
        #expect(registry.lamp?.name == "registered")
        #expect(identity(registry.lamp) != first)
    }

    @Test("setImplementation needs no registration") func setImplementationNeedsNoRegistration() {
        registry.setImplementation(NamedLamp("set"), for: .lamp)
        #expect(registry.lamp?.name == "set")
        registry.setImplementation(nil, for: .lamp)
        #expect(registry.lamp == nil)
    }

    @Test("an instance set while the creator runs is kept") func instanceSetWhileCreatorRunsIsKept() {
        registry.register(.lamp) { registry in
            registry.setImplementation(NamedLamp("set"), for: .lamp)
            return NamedLamp("created")
        }
        #expect(registry.lamp?.name == "set")
        #expect(registry.lamp?.name == "set")
    }

    @Test("a discarded instance may use the registry as it goes") func discardedInstanceMayUseRegistryAsItGoes() {
        registry.register(.spare) { _ in NamedLamp("spare") }
        registry.register(.lamp) { LampWithLastWords(registry: $0) }
        _ = registry.lamp
        registry.setImplementation(nil, for: .lamp)
        #expect(registry[.spare]?.name == "last words")
    }
}

private struct NoPower: Error {}

private func identity(_ lamp: (any Lamp)?) -> ObjectIdentifier? {
    lamp.map { ObjectIdentifier($0 as AnyObject) }
}

private final class LampWithLastWords: Lamp {
    let name = "short-lived"
    let registry: ModuleRegistry

    init(registry: ModuleRegistry) {
        self.registry = registry
    }

    deinit {
        registry.setImplementation(NamedLamp("last words"), for: .spare)
    }
}
