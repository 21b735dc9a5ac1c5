import Foundation
import ModuleRegistry
import Testing

/// The wait limit is far away in these tests: a circle has to be seen, not sat out.
@Suite(.timeLimit(.minutes(1))) struct CycleTests {
    let registry = ModuleRegistry(waitLimit: .seconds(50))

    @Test("a creator that asks for itself") func creatorThatAsksForItself() {
        registry.register(.lamp) { registry in NamedLamp("beside \(registry.lamp?.name ?? "nothing")") }
        #expect(registry.lamp?.name == "beside nothing")
        #expect(registry.issues == [.cycle(path: ["lamp", "lamp"])])
    }

    @Test("a circle on one thread is reported once, with its path") func circleOnOneThreadIsReportedOnceWithItsPath() {
        let heard = Record<RegistryIssue>()
        registry.onIssue(heard.add)
        registry.register(.lamp) { registry in registry[.spare] }
        registry.register(.spare) { registry in registry[.third] }
        registry.register(.third) { registry in registry[.lamp] }
        #expect(registry.lamp == nil)
        #expect(registry.lamp == nil)
        #expect(heard.all == [.cycle(path: ["lamp", "spare", "third", "lamp"])])
        #expect(
            registry.issues.map(\.description) == [
                "creators ask for each other in a circle: lamp → spare → third → lamp"
            ]
        )
    }

    @Test("the way into a circle is not part of its path") func wayIntoCircleIsNotPartOfItsPath() {
        registry.register(.lamp) { registry in registry[.spare] }
        registry.register(.spare) { registry in registry[.third] }
        registry.register(.third) { registry in registry[.spare] }
        _ = registry.lamp
        #expect(registry.issues == [.cycle(path: ["spare", "third", "spare"])])
    }

    @Test("a creator that discards itself and asks again") func creatorThatDiscardsItselfAndAsksAgain() {
        registry.register(.lamp) { registry in
            registry.reload(discardingInstances: true)
            return registry.lamp
        }
        #expect(registry.lamp == nil)
        #expect(registry.issues == [.cycle(path: ["lamp", "lamp"])])
    }

    @Test("a circle across two threads") func circleAcrossTwoThreads() async {
        let bothCreate = MeetingPoint(2)
        registry.register(.lamp) { registry in
            bothCreate.arrive()
            return NamedLamp("lamp, \(registry[.spare]?.name ?? "alone")")
        }
        registry.register(.spare) { registry in
            bothCreate.arrive()
            return NamedLamp("spare, \(registry[.lamp]?.name ?? "alone")")
        }
        await onThreads(2) { [registry] index in _ = registry[index == 0 ? .lamp : .spare] }
        let paths = [["lamp", "spare", "lamp"], ["spare", "lamp", "spare"]]
        #expect(paths.map { [RegistryIssue.cycle(path: $0)] }.contains(registry.issues))
        #expect(Set([registry[.lamp]?.name, registry[.spare]?.name]).count == 2)
    }

    @Test("the way into a circle across threads is not part of its path") func theWayIn() async {
        let bothCreate = MeetingPoint(2)
        registry.register(.third) { registry in registry[.lamp] }
        registry.register(.lamp) { registry in
            bothCreate.arrive()
            return registry[.spare]
        }
        registry.register(.spare) { registry in
            bothCreate.arrive()
            return registry[.lamp]
        }
        await onThreads(2) { [registry] index in _ = registry[index == 0 ? .third : .spare] }
        let paths = [["lamp", "spare", "lamp"], ["spare", "lamp", "spare"]]
        #expect(paths.map { [RegistryIssue.cycle(path: $0)] }.contains(registry.issues))
    }

    @Test("a circle across three threads") func circleAcrossThreeThreads() async {
        let keys: [ServiceKey<any Lamp>] = [.lamp, .spare, .third]
        let allCreate = MeetingPoint(3)
        for (index, key) in keys.enumerated() {
            registry.register(key) { registry in
                allCreate.arrive()
                return registry[keys[(index + 1) % 3]] ?? NamedLamp("end of \(key.name)")
            }
        }
        await onThreads(3) { [registry] index in _ = registry[keys[index]] }
        let circle = keys.map(\.name)
        let paths = (0..<3).map { start in (0...3).map { circle[(start + $0) % 3] } }
        #expect(paths.map { [RegistryIssue.cycle(path: $0)] }.contains(registry.issues))
    }

    @Test("waiting for another thread's creation is no circle") func waitingForAnotherThreadsCreationIsNoCircle() async
    {
        let bothCreate = MeetingPoint(2)
        registry.register(.lamp) { registry in
            bothCreate.arrive()
            return registry[.third]
        }
        registry.register(.spare) { registry in
            bothCreate.arrive()
            return registry[.third]
        }
        registry.register(.third) { _ in NamedLamp("third") }
        await onThreads(2) { [registry] index in _ = registry[index == 0 ? .lamp : .spare] }
        #expect(registry.lamp?.name == "third")
        #expect(registry[.spare]?.name == "third")
        #expect(registry.issues == [])
    }

    @Test("having waited for a thread once makes no circle with it later") func waitingEnds() async {
        let (spareBegins, lampBegins) = (MeetingPoint(2), MeetingPoint(2))
        registry.register(.spare) { _ in
            spareBegins.arrive()
            // Time for the other thread to begin its wait; without it the test could not fail.
            Thread.sleep(forTimeInterval: 0.05)
            return NamedLamp("spare")
        }
        registry.register(.lamp) { _ in
            lampBegins.arrive()
            return NamedLamp("lamp")
        }
        await onThreads(2) { [registry] index in
            if index == 1 { spareBegins.arrive() }
            _ = registry[.spare]
            if index == 0 { lampBegins.arrive() }
            #expect(registry.lamp?.name == "lamp")
        }
        #expect(registry.issues == [])
    }

    @Test("a creator that blocks on a thread that needs it ends at the wait limit")
    func creatorThatBlocksOnThreadThatNeedsItEndsAtWaitLimit() {
        let registry = ModuleRegistry(waitLimit: .milliseconds(50))
        registry.register(.lamp) { registry in
            let done = DispatchSemaphore(value: 0)
            Thread {
                _ = registry.lamp
                done.signal()
            }
            .start()
            done.wait()
            return NamedLamp("late")
        }
        #expect(registry.lamp?.name == "late")
        #expect(registry.issues == [.stalled(service: "lamp")])
    }
}
