import ModuleRegistry

extension ServiceKey where Service == any RoutePlanning {
    public static var routes: Self { ServiceKey("routes") }
}

extension ModuleRegistry {
    /// The implementation of `RoutePlanning` in this app, if one is registered.
    public var routes: (any RoutePlanning)? { self[.routes] }

    /// For code that swaps the implementation rather than calls it.
    public var routesProvider: ServiceProvider<any RoutePlanning> { provider(for: .routes) }
}
