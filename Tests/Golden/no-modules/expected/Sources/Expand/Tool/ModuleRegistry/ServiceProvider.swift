/// A handle on one service, for code that swaps its implementation rather than calls it.
///
/// ```swift
/// registry.loginProvider.use { _ in DemoLogin() }   // pending: look-ups still see the old one
/// registry.loginProvider.reset(discardingInstances: true)   // from now on: DemoLogin
/// ```
public struct ServiceProvider<Service: Sendable>: Sendable {
    let registry: ModuleRegistry
    let key: ServiceKey<Service>

    /// The implementation, created when this is the first use.
    public var service: Service? { registry[key] }

    /// Stores a creator that outranks every registration as soon as `reset` or `ModuleRegistry.reload` commits it.
    /// A later call replaces a creator that is still pending, whose `onChange` then hears nothing more.
    public func use(
        _ create: @escaping @Sendable (ModuleRegistry) throws -> Service?,
        onChange: (@Sendable (PendingChange) -> Void)? = nil
    ) {
        registry.setPending(PendingCreator(create: erase(create), onChange: onChange), for: key.id)
    }

    /// Commits the pending creator, if there is one. A live instance stays unless it is discarded.
    public func reset(discardingInstances: Bool = false) {
        registry.commitPending(of: [key.id], discardingInstances: discardingInstances)
    }
}

/// What happened to a creator given to `ServiceProvider.use`.
public enum PendingChange: Hashable, Sendable {
    /// It waits for `reset` or `reload`.
    case stored
    /// It is the one that creates the service from now on.
    case committed
}
