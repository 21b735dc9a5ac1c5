/// An instance that look-ups return, with its service type erased.
@usableFromInline protocol ErasedInstance: AnyObject, Sendable {
    /// Another holder of the same service.
    func copy() -> any ErasedInstance
}

@usableFromInline final class LiveInstance<Service: Sendable>: ErasedInstance {
    @usableFromInline let service: Service

    init(_ service: Service) {
        self.service = service
    }

    @usableFromInline func copy() -> any ErasedInstance {
        LiveInstance(service)
    }
}

/// The instances that exist, laid out for reading from many threads at once.
///
/// Every stripe holds all instances under a lock of its own, and a thread always reads the same stripe. So readers on
/// different threads seldom meet at a lock or at a reference count, at the price of slower writes, which are rare.
final class LiveInstances: Sendable {
    private static let bits = 4
    private let stripes = (0..<(1 << bits)).map { _ in Locked<[ServiceID: any ErasedInstance]>([:]) }

    subscript(id: ServiceID) -> (any ErasedInstance)? {
        stripes[ThreadID.current.spread(over: Self.bits)].withLock { $0[id] }
    }

    /// Puts one instance, or none, in the place of these services' instances. Returns what was there, so that the
    /// caller chooses when to release it.
    @discardableResult
    func replace(_ ids: [ServiceID], with instance: (any ErasedInstance)?) -> [any ErasedInstance] {
        stripes.flatMap { stripe in
            stripe.withLock { instances in
                ids.compactMap { id in
                    defer { instances[id] = instance?.copy() }
                    return instances[id]
                }
            }
        }
    }
}
