import ModuleRegistry

extension ServiceKey where Service == any HomeService {
    public static var home: Self { ServiceKey("home") }
}

extension ModuleRegistry {
    /// The home page of this app; nil when no module implements it.
    public var home: (any HomeService)? { self[.home] }

    /// For swapping the implementation.
    public var homeProvider: ServiceProvider<any HomeService> { provider(for: .home) }
}
