import Foundation
import ModuleRegistry

/// A service of no module, for these tests.
protocol Lamp: Sendable {
    var name: String { get }
}

final class NamedLamp: Lamp {
    let name: String

    init(_ name: String) {
        self.name = name
    }
}

extension ServiceKey where Service == any Lamp {
    static var lamp: Self { ServiceKey("lamp") }
    static var spare: Self { ServiceKey("spare") }
    static var third: Self { ServiceKey("third") }
}

extension ModuleRegistry {
    var lamp: (any Lamp)? { self[.lamp] }
    var lampProvider: ServiceProvider<any Lamp> { provider(for: .lamp) }
}

/// Counts and collects from any thread.
final class Record<Element: Sendable>: @unchecked Sendable {
    // Unchecked because the array is only touched under the lock.
    private let lock = NSLock()
    private var elements: [Element] = []

    var all: [Element] { lock.withLock { elements } }
    var count: Int { all.count }

    func add(_ element: Element) {
        lock.withLock { elements.append(element) }
    }
}

/// Runs `body` on threads of their own, so that a blocked one can't keep another from starting.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
        for index in 0..<count {
            group.addTask {
                await withCheckedContinuation { done in
                    Thread {
                        body(index)
                        done.resume()
                    }
                    .start()
                }
            }
        }
    }
}

/// Lets threads pass only together.
final class MeetingPoint: Sendable {
    private let missing = DispatchGroup()

    init(_ count: Int) {
        for _ in 0..<count { missing.enter() }
    }

    func arrive() {
        missing.leave()
        missing.wait()
    }
}
