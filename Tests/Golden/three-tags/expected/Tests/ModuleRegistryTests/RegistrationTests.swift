import ModuleRegistry
import Testing

@Suite struct RegistrationTests {
    let registry = ModuleRegistry()

    @Test("a service that nobody registered is nil") func serviceThatNobodyRegisteredIsNil() {
        #expect(registry.lamp == nil)
        #expect(registry.lampProvider.service == nil)
        #expect(registry.lamp?.name == nil)
    }

    struct Priorities: Sendable {
        let sentence: String
        let registered: [Int]
        let winner: Int
        let tied: Int?
    }

    @Test(arguments: [
        Priorities(sentence: "one registration wins", registered: [0], winner: 0, tied: nil),
        Priorities(sentence: "the highest wins when it comes last", registered: [0, 10], winner: 1, tied: nil),
        Priorities(sentence: "the highest wins when it comes first", registered: [10, 0], winner: 0, tied: nil),
        Priorities(sentence: "of two equal ones the first stays", registered: [5, 5], winner: 0, tied: 5),
        Priorities(sentence: "a tie below the highest is none", registered: [0, 0, 10], winner: 2, tied: nil),
        Priorities(sentence: "the same in another order", registered: [10, 0, 0], winner: 0, tied: nil),
        Priorities(sentence: "a tie at the top is one", registered: [0, 10, -1, 10], winner: 1, tied: 10),
    ])
    func priority(_ row: Priorities) {
        for (index, priority) in row.registered.enumerated() {
            registry.register(.lamp, priority: priority, module: "Module\(index)") { _ in NamedLamp("\(index)") }
        }
        #expect(registry.lamp?.name == "\(row.winner)", "\(row.sentence)")
        #expect(registry.issues.map(\.tiedPriority) == (row.tied.map { [$0] } ?? []), "\(row.sentence)")
    }

    @Test("a tie names its modules and reaches the handler once") func tieNamesItsModulesAndReachesHandlerOnce() {
        let heard = Record<RegistryIssue>()
        registry.onIssue(heard.add)
        registry.register(.lamp, module: "First") { _ in NamedLamp("first") }
        registry.register(.lamp, module: "Second") { _ in NamedLamp("second") }
        for _ in 0..<3 {
            _ = registry.lamp
            registry.reload(discardingInstances: true)
        }
        #expect(heard.all == [.tie(service: "lamp", priority: 0, modules: ["First", "Second"])])
        #expect(
            heard.all.map(\.description) == [
                "'lamp' is registered with priority 0 by First, Second; the first one is used"
            ]
        )
    }

    @Test("the handler of an issue may use the registry") func handlerOfAnIssueMayUseTheRegistry() {
        let heard = Record<String>()
        registry.onIssue { [registry] issue in
            heard.add("\(registry.lamp?.name ?? "none"), \(registry.issues.contains(issue))")
        }
        for module in ["First", "Second"] {
            registry.register(.lamp, module: module) { _ in NamedLamp(module) }
        }
        _ = registry.lamp
        #expect(heard.all == ["First, true"])
    }

    @Test("keys differ by name and by type") func keysDifferByNameAndByType() {
        registry.register(.lamp) { _ in NamedLamp("lamp") }
        registry.register(ServiceKey<String>("lamp")) { _ in "text" }
        #expect(registry.lamp?.name == "lamp")
        #expect(registry[ServiceKey<String>("lamp")] == "text")
        #expect(registry[.spare] == nil)
    }

    @Test("contents lists the winners by name") func contentsListsWinnersByName() {
        registry.register(.spare, priority: 3, module: "Cellar") { _ in NamedLamp("spare") }
        registry.register(.lamp) { _ in NamedLamp("lamp") }
        registry.register(.lamp, priority: -1, module: "Attic") { _ in NamedLamp("old") }
        #expect(
            registry.contents.map(\.description) == [
                "lamp: ModuleRegistryTests, priority 0", "spare: Cellar, priority 3",
            ]
        )
    }

    @Test("modules register themselves in a list") func modulesRegisterThemselvesInList() {
        registry.register([LampRegistration.self])
        #expect(registry.lamp?.name == "registered")
    }
}

private enum LampRegistration: ModuleRegistration {
    static func register(in registry: ModuleRegistry) {
        registry.register(.lamp) { _ in NamedLamp("registered") }
    }
}

extension RegistryIssue {
    fileprivate var tiedPriority: Int? {
        guard case .tie(_, let priority, _) = self else { return nil }
        return priority
    }
}
