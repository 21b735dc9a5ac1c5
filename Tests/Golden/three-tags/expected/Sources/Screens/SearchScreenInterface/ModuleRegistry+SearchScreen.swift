import ModuleRegistry

extension ServiceKey where Service == any SearchScreenService {
    public static var searchScreen: Self { ServiceKey("searchScreen") }
}

extension ModuleRegistry {
    /// The implementation of `SearchScreenService` in this app, if one is registered.
    public var searchScreen: (any SearchScreenService)? { self[.searchScreen] }

    /// For code that swaps the implementation rather than calls it.
    public var searchScreenProvider: ServiceProvider<any SearchScreenService> { provider(for: .searchScreen) }
}
