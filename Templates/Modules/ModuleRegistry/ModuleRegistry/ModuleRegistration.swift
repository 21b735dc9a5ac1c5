/// What a module hands to the wiring: one call that registers everything the module implements.
///
/// ```swift
/// public enum CartRegistration: ModuleRegistration {
///     public static func register(in registry: ModuleRegistry) {
///         registry.register(.cart) { _ in CartStore() }
///     }
/// }
/// ```
public protocol ModuleRegistration {
    static func register(in registry: ModuleRegistry)
}

extension ModuleRegistry {
    /// Registers a list of modules. Their order decides only which of two equal priorities is kept.
    public func register(_ modules: [any ModuleRegistration.Type]) {
        for module in modules { module.register(in: self) }
    }
}
